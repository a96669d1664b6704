/**
 * Names that drift by: one real list and its clone. It stops under the pointer, under focus and with
 * the switch (WCAG 2.2.2), without script; with reduced motion the names simply wrap.
 */
export function Marquee({
  label,
  pause,
  names,
}: {
  label: string;
  pause: string;
  names: readonly string[];
}) {
  return (
    <div className="marquee group flex items-center gap-5">
      <p className="shrink-0 text-small text-muted max-md:sr-only">{label}</p>
      <div className="edge-fade min-w-0 flex-1 overflow-hidden motion-reduce:[mask-image:none]">
        <div className="flex w-max animate-marquee group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] group-has-checked:[animation-play-state:paused] motion-reduce:w-auto motion-reduce:animate-none">
          <Names names={names} label={label} />
          <Names names={names} />
        </div>
      </div>
      <label className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-small text-subtle has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600 hover:text-fg motion-reduce:hidden">
        <input
          type="checkbox"
          className="absolute inset-0 cursor-pointer opacity-0"
          aria-label={pause}
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
      </label>
    </div>
  );
}

function Names({ names, label }: { names: readonly string[]; label?: string }) {
  return (
    <ul
      {...(label ? { "aria-label": label } : { "aria-hidden": true })}
      className={`flex gap-12 pr-12 font-semibold whitespace-nowrap text-subtle motion-reduce:flex-wrap motion-reduce:gap-y-2 ${label ? "" : "motion-reduce:hidden"}`}
    >
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
