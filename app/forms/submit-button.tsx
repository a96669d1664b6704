import { Button } from "~/components/ui/button";
import { useFormState } from "./form-context";

/** The button of a `CheckedForm`; it says so while the answers are under way. */
export function SubmitButton({ idle, busy: working }: { idle: string; busy: string }) {
  const { busy } = useFormState();
  return (
    <Button type="submit" block busy={busy} disabled={busy}>
      {busy ? working : idle}
    </Button>
  );
}
