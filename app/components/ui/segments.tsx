/** One of a few, side by side in one track. What the choice changes, the style sheet says (`:has(:checked)`). */
export function Segments({
  name,
  legend,
  options,
  chosen = 0,
  className = "",
}: {
  name: string;
  legend: string;
  options: readonly string[];
  chosen?: number;
  className?: string;
}) {
  return (
    <fieldset className={`segments ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option, nth) => (
        <label key={option}>
          <input type="radio" name={name} defaultChecked={nth === chosen} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
