import { Mockup } from "~/components/artefacts/mockup";
import { InkScreen } from "~/components/layout/ink-screen";
import { templateSuccess } from "~/content/pages/template-success";
import { InfoOrAsk } from "./verdict";

/** The success page of a visitor who comes from no checkout. */
export function NoOrder() {
  const { heading, text, where } = templateSuccess.noOrder;
  return (
    <InkScreen
      heading={heading}
      text={text}
      actions={<InfoOrAsk />}
      aside={<Mockup of={where} first />}
    />
  );
}
