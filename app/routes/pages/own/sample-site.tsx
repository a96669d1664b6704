import { Drawing } from "~/components/artefacts/mockup";
import { Icon } from "~/components/ui/icon";
import { sampleSite } from "~/content/pages/site-by-tonight";

const { caption, address, brand, menu, headline, text, button } = sampleSite;

export function SampleSite() {
  return (
    <Drawing caption={caption} className="frame on-paper border-paper-200 bg-paper-0">
      <div className="flex items-center gap-2 border-b border-paper-200 px-5 py-2 text-fine text-subtle">
        <Icon name="lock" className="size-3.5" />
        {address}
      </div>
      <div className="flex items-center justify-between px-5 py-3.5 text-fine font-medium sm:px-7">
        <span className="flex items-center gap-2 font-display text-ui">
          <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-current" strokeWidth="2">
            <path d="M2 13 12 4l10 9M6 12v8h12v-8" />
          </svg>
          {brand}
        </span>
        <span className="flex gap-5 text-muted">
          {menu.map((item) => (
            <span key={item} className="not-last:max-sm:hidden">
              {item}
            </span>
          ))}
        </span>
      </div>
      <div className="bg-agents text-paper-0">
        <div className="px-5 pb-6 pt-7 sm:px-7 lg:pt-12">
          <span className="block max-w-[17ch] font-display text-h2 lg:text-claim">{headline}</span>
          <span className="mt-3 block max-w-[34ch]">{text}</span>
          <span className="mt-5 inline-block rounded-small bg-paper-0 px-4 py-2.5 font-semibold text-agents">
            {button}
          </span>
        </div>
        <Roof />
      </div>
    </Drawing>
  );
}

function Roof() {
  return (
    <svg viewBox="0 0 520 190" className="mt-auto block w-full">
      <path
        className="fill-none stroke-paper-0/25"
        strokeWidth="3"
        strokeLinecap="round"
        d="m40 20-12 26m62-34L78 38m-8 34L58 98m60-52-12 26M478 14l-12 26m-32-28-12 26m72 28-12 26m-36-30-10 22"
      />
      <path
        className="fill-pine-700"
        d="M0 190v-30q26-24 54-8 22-20 50 6v32zm400 0v-34q30-22 56-4 34-22 64 8v30z"
      />
      <path className="fill-ink-900" d="M352 26h30v58h-30z" />
      <path className="fill-paper-100" d="M92 118h336v72H92z" />
      <path className="fill-automation" d="M136 46h248l70 78H66z" />
      <path
        className="fill-none stroke-ink-900/25"
        strokeWidth="2"
        d="M122 62h277m-291 16h305m-319 16h333M80 110h361M170 46v16m40-16v16m40-16v16m40-16v16m40-16v16M150 62v16m40-16v16m140-16v16m40-16v16m-230 0v16m230-16v16m-260 0v16m290-16v16"
      />
      <path className="fill-paper-0" d="M66 122h388v7H66z" />
      <path className="fill-paper-50" d="m178 124 72-72 72 72v66H178z" />
      <path
        className="fill-none stroke-ink-900"
        strokeWidth="9"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="m168 130 82-82 82 82"
      />
      <path
        className="fill-lime-200"
        d="M234 92h32v28h-32zM116 142h38v30h-38zm230 0h38v30h-38zM196 142h30v26h-30z"
      />
      <path
        className="fill-none stroke-ink-900"
        strokeWidth="3"
        d="M234 92h32v28h-32zm16 0v28M116 142h38v30h-38zm19 0v30m211-30h38v30h-38zm19 0v30M196 142h30v26h-30zm15 0v26"
      />
      <path className="fill-automation" d="M252 138h36v52h-36z" />
      <path
        className="fill-none stroke-paper-0"
        strokeWidth="4"
        strokeLinecap="round"
        d="m418 188-16-92m36 92-16-92m-18 10h20m-17 16h20m-17 16h20m-17 16h20m-17 16h20m-18 16h20"
      />
    </svg>
  );
}
