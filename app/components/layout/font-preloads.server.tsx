import figtree from "~/styles/fonts/figtree-core.woff2";
import funnelDisplay from "~/styles/fonts/funnel-display-core.woff2";

/**
 * The two fonts that every page shows. They stand in the body, because browsers hold the first paint
 * back for those of a `Link` header or the head: on a slow phone that cost a third of the time to it,
 * and the fonts come 30 ms later. The fallbacks have the same measures, so nothing moves.
 */
export function FontPreloads() {
  return [funnelDisplay, figtree].map((font) => (
    <link
      key={font}
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />
  ));
}
