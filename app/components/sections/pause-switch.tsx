/** Stops what moves in the nearest `group`, without script (WCAG 2.2.2). */
export function PauseSwitch({ label }: { label: string }) {
  return (
    <span className="pause-switch relative grid size-11 flex-none place-items-center rounded-small text-subtle hover:text-fg motion-reduce:hidden">
      <input
        type="checkbox"
        aria-label={label}
        className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit]"
      />
    </span>
  );
}
