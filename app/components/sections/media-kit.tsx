import { useEffect, useState } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Container } from "~/components/ui/container";
import { Headshot } from "~/components/ui/headshot";
import { Icon } from "~/components/ui/icon";
import { Section } from "~/components/ui/section";
import { showToast } from "~/components/ui/toaster";
import { UrlTabs } from "~/components/ui/url-tabs";
import { kitWords as words, type KitTab, type MediaKit } from "~/content/pages/media-kit";
import { href } from "~/lib/href";
import { BackLink } from "./back-link";

/** How long the button says that it copied (spec 9). */
const copiedMs = 2_000;

export function MediaKitView({ kit, tab, path }: { kit: MediaKit; tab: KitTab; path: string }) {
  const { member, booking, bio } = kit;
  return (
    <>
      <section className="section-pad bg-paper-50 pt-8!">
        <Container>
          <BackLink action={words.back} />
          <h1 className="mt-6 text-h1">{words.title(member.name)}</h1>
          <p className="mb-8 mt-4 max-w-[60ch] text-lede text-muted">{words.lede}</p>
          <UrlTabs
            label={words.tabs.label}
            tabs={words.tabs.items}
            path={path}
            active={tab}
            panel={({ id }) => (id === "bio" ? <Bio text={bio} /> : <Picture {...member} />)}
          />
        </Container>
      </section>
      <Facts {...kit} />
      <section className="on-ink section-pad no-print hero-glow">
        <Container className="flex flex-col items-center text-center">
          <h2 className="mb-8 max-w-[20ch] text-h2">{words.closing(member.name)}</h2>
          <ButtonLink href={href(booking)} variant="signal">
            {words.book(member.name)}
          </ButtonLink>
        </Container>
      </section>
    </>
  );
}

function Picture({ name, slug }: { name: string; slug: string }) {
  const { portrait, text, download, toast } = words.headshot;
  return (
    <div className="mt-8 grid gap-8 md:grid-cols-[20rem_1fr] md:items-center">
      <Headshot
        slug={slug}
        label={portrait(name)}
        className="aspect-square h-auto w-full md:max-w-80"
      />
      <div>
        <p className="max-w-[48ch] text-muted">{text}</p>
        <ButtonLink
          href={`/people/${slug}.png`}
          download={`${slug}.png`}
          onClick={() => showToast(toast)}
          className="mt-6 max-phone:w-full"
        >
          <Icon name="download" className="size-4" />
          {download}
        </ButtonLink>
      </div>
    </div>
  );
}

function Bio({ text }: { text: string }) {
  const { copy, copied, toast, failed } = words.bio;
  const [justCopied, setJustCopied] = useState(false);

  useEffect(() => {
    if (!justCopied) return;
    const timer = setTimeout(() => setJustCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [justCopied]);

  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showToast(failed, "error");
      return;
    }
    setJustCopied(true);
    showToast(toast);
  };

  return (
    <>
      <p className="mt-8 max-w-prose text-lede text-muted">{text}</p>
      <Button onClick={onCopy} className="mt-6 min-w-36 no-script:hidden">
        <Icon name={justCopied ? "check" : "copy"} className="size-4" />
        {justCopied ? copied : copy}
      </Button>
    </>
  );
}

function Facts({ topics, facts }: MediaKit) {
  return (
    <Section tone="alternate">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="text-h2">{words.topics}</h2>
          <ul className="mt-6">
            {topics.map((topic) => (
              <li key={topic} className="border-t border-paper-200 py-4 font-semibold">
                {topic}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-h2">{words.facts}</h2>
          <dl className="mt-6">
            {facts.map(({ label, value }) => (
              <div
                key={label}
                className="border-t border-paper-200 py-4 sm:grid sm:grid-cols-[10rem_1fr]"
              >
                <dt className="text-subtle">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
