import { Icon } from "~/components/ui/icon";
import { controlClass, controlProps, FieldFrame } from "./field-frame";
import { useFormField } from "./form-context";

/** A native select of the enclosing CheckedForm, which starts on `placeholder`, the empty choice. */
export function SelectField({
  name,
  label,
  placeholder,
  choices,
}: {
  name: string;
  label: string;
  placeholder: string;
  choices: readonly string[];
}) {
  const { error, defaultValue } = useFormField(name);
  return (
    <FieldFrame name={name} label={label} error={error}>
      <div className="relative">
        <select
          {...controlProps({ name, error })}
          defaultValue={defaultValue ?? ""}
          className={`${controlClass} appearance-none pr-11`}
        >
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute right-3.5 top-1/2 size-5 -translate-y-1/2 text-subtle"
        />
      </div>
    </FieldFrame>
  );
}
