import { tokenField, trapField } from "./form-fields";

/** The submission's token, and a trap: an honest browser posts it empty (quality.md 2.5). */
export function FormGuards({ token, trapLabel }: { token: string; trapLabel: string }) {
  return (
    <>
      <input type="hidden" name={tokenField} value={token} />
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          {trapLabel}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
