/** Pauses the animations of the nearest `group`, even without script (WCAG 2.2.2). */
export function PauseSwitch({ label }: { label: string }) {
  return (
    <span className="pause-switch">
      <input type="checkbox" aria-label={label} />
    </span>
  );
}
