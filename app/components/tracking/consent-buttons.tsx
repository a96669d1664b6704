import { Button, type ButtonLook } from "~/components/ui/button";
import { consent } from "~/content/consent";
import { href } from "~/lib/href";

/** Both answers look the same: refusing is as easy as agreeing. */
export function ConsentButtons({ variant }: Required<Pick<ButtonLook, "variant">>) {
  return (
    <form method="post" action={href("consent")} className="flex flex-wrap gap-3 max-phone:w-full">
      {(["refused", "granted"] as const).map((choice) => (
        <Button
          key={choice}
          type="submit"
          name="choice"
          value={choice}
          variant={variant}
          className="grow"
        >
          {choice === "granted" ? consent.accept : consent.refuse}
        </Button>
      ))}
    </form>
  );
}
