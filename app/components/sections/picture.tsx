import { Mockup } from "../artefacts/mockup";
import { Container } from "../ui/container";
import { Heading } from "../ui/section";
import type { PictureSection } from "./section";

/** The one large picture of a page, wider than its words and cut off by the band's lower edge; `points` say what to see in it. */
export function PictureBand({ id, title, lede, claim, artefact, points = [] }: PictureSection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section-open border-t pb-0!">
      <Container>
        <Heading id={`${id}-title`} title={title} lede={lede} claim={claim} />
        {points.length > 0 ? (
          <ul className="cells-row mb-8 border-t border-fg lg:mb-12">
            {points.map((point) => (
              <li key={point.title} className="cell pt-4 max-md:pb-4">
                <h3 className="text-h3">{point.title}</h3>
                <p className="mt-1 text-small text-muted">{point.text}</p>
              </li>
            ))}
          </ul>
        ) : null}
      </Container>
      <div className="wide-column on-tint overflow-clip rounded-t-card">
        <div className="on-edge mx-auto max-w-280 pt-6 sm:px-10 sm:pt-12">
          <Mockup of={artefact} />
        </div>
      </div>
    </section>
  );
}
