/** Stops what moves in the nearest `group`, without script (WCAG 2.2.2). */
export function PauseSwitch({ label }: { label: string }) {
  return (
    <span className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-small text-subtle has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600 hover:text-fg motion-reduce:hidden">
      <input
        type="checkbox"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        aria-label={label}
      />
      <span
        aria-hidden="true"
        className="flex h-3.5 w-3 gap-1 *:w-1 *:rounded-[1px] *:bg-current group-has-checked:hidden"
      >
        <span />
        <span />
      </span>
      <span
        aria-hidden="true"
        className="hidden border-y-[7px] border-l-12 border-y-transparent border-l-current group-has-checked:block"
      />
    </span>
  );
}
