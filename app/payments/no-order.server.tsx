import { Mockup } from "~/components/artefacts/mockup";
import { InkScreen } from "~/components/layout/ink-screen";
import { ActionLink } from "~/components/sections/action";
import { templateSuccess } from "~/content/pages/template-success";
import { linkTo } from "~/lib/render/href";

/** The success page of a visitor who comes from no checkout. */
export function NoOrder() {
  const { heading, text, action, paid, where } = templateSuccess.noOrder;
  return (
    <InkScreen
      heading={heading}
      text={text}
      actions={
        <>
          <ActionLink action={action} variant="signal" className="mt-8 max-phone:w-full" />
          <p className="mt-10 max-w-[52ch] border-t border-ink-700 pt-5 text-small text-on-dark-muted">
            <b className="block font-semibold text-on-dark">{paid.title}</b>
            {paid.text}{" "}
            <a
              href={linkTo(paid.ask.to).href}
              className="font-semibold text-on-dark underline underline-offset-3"
            >
              {paid.ask.label}
            </a>
            .
          </p>
        </>
      }
      aside={<Mockup of={where} first />}
    />
  );
}
