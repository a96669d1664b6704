import { type ReactNode, useEffect, useState } from "react";
import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import type { SocialVersion } from "~/content/pages/social-versions";
import { VersionSwitch, type VersionSwitchProps } from "./version-switch";

type SocialHeroProps = {
  choice: VersionSwitchProps;
  offers: readonly Pick<SocialVersion, "id" | "code">[];
  words: CopyWords;
  intro: ReactNode;
  offer: (version: SocialVersion["id"]) => ReactNode;
  actions: (version: SocialVersion["id"]) => ReactNode;
  drawing: ReactNode;
};

export function SocialHero({
  choice,
  offers,
  words,
  intro,
  offer,
  actions,
  drawing,
}: SocialHeroProps) {
  return (
    <section className="on-tint overflow-clip">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-8 pt-9 lg:grid-cols-[minmax(0,37rem)_minmax(0,1fr)] lg:pt-18">
        <div className="lg:pb-16">
          {intro}
          <VersionSwitch {...choice} />
          <div className="version-stack">
            {offers.map(({ id, code }) => (
              <div key={id} className={`for-${id}`}>
                <div className="mb-6 mt-6 flex flex-wrap items-center gap-x-2 gap-y-3">
                  {offer(id)}
                  <CopyButton code={code} {...words} />
                </div>
                {actions(id)}
              </div>
            ))}
          </div>
        </div>
        <div className="on-edge self-end">{drawing}</div>
      </Container>
    </section>
  );
}

type CopyWords = { copy: string; copied: string };

/** How long the button says that it copied, as specified. */
const copiedMs = 2_000;

function CopyButton({ code, copy, copied }: CopyWords & { code: string }) {
  const [justCopied, setJustCopied] = useState(false);

  useEffect(() => {
    if (!justCopied) return;
    const timer = setTimeout(() => setJustCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [justCopied]);

  const onCopy = () => {
    navigator.clipboard.writeText(code).then(
      () => setJustCopied(true),
      () => setJustCopied(false),
    );
  };

  return (
    <button
      type="button"
      onClick={onCopy}
      aria-label={justCopied ? copied : `${copy} ${code}`}
      className="grid size-11 place-items-center rounded-small hover:bg-paper-0/60 no-script:hidden"
    >
      <Icon name={justCopied ? "check" : "copy"} className="size-4" />
    </button>
  );
}
