import type { ReactNode } from "react";

/** What a sample site shows of its trade, across its foot: drawn where a client's photo goes. */
export const siteScenes = [Roof, Pets, Room] as const;

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 520 190" className="mt-auto block w-full">
      {children}
    </svg>
  );
}

/** A house that stays dry, with the ladder against it. */
function Roof() {
  return (
    <Scene>
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
    </Scene>
  );
}

/** Who comes to the clinic. */
function Pets() {
  return (
    <Scene>
      <circle className="fill-paper-0" cx="290" cy="170" r="150" />
      <path className="fill-workspace/20" d="M0 180h520v10H0z" />
      <path
        className="fill-none stroke-automation"
        strokeWidth="14"
        strokeLinecap="round"
        d="M296 174q-42 2-42-38"
      />
      <path
        className="fill-automation"
        d="M282 182q-8-56 30-92h52q24 40 20 92h-24v-40l-8 40zM310 44q0-26 28-26h22q26 0 30 26l26 4q12 4 10 18-2 18-20 18h-34v18h-62z"
      />
      <path className="fill-paper-0" d="M352 98q22 24 14 56-20-18-14-56z" />
      <path className="fill-ink-900" d="M326 22q-28-2-30 30 0 22 12 26 18-8 22-30z" />
      <circle className="fill-ink-900" cx="366" cy="44" r="5" />
      <circle className="fill-ink-900" cx="420" cy="54" r="8" />
      <path className="fill-lime-300" d="M308 92h66v12h-66z" />
      <circle className="fill-workspace" cx="358" cy="110" r="8" />
      <path
        className="fill-none stroke-ink-900"
        strokeWidth="12"
        strokeLinecap="round"
        d="M216 176q44 4 38-36"
      />
      <path
        className="fill-ink-900"
        d="M148 182q-6-60 26-80-16-14-12-36l-2-30 22 16q12-4 24 0l22-16-2 30q4 22-12 36 32 20 22 80z"
      />
      <circle className="fill-lime-300" cx="181" cy="72" r="5" />
      <circle className="fill-lime-300" cx="207" cy="72" r="5" />
      <path className="fill-social-tint" d="m190 82h8l-4 5z" />
      <path className="fill-workspace" d="M440 182l6-22h48l6 22z" />
      <path className="fill-workspace" d="M446 160q24-14 48 0z" />
      <path
        className="fill-pine-600"
        d="M64 150q-34-30-28-74 34 20 28 74zm4 0q-2-48 38-62 2 42-38 62z"
      />
      <path className="fill-workspace" d="M44 146h46l-6 36H50z" />
    </Scene>
  );
}

/** A room of theirs. */
function Room() {
  return (
    <Scene>
      <path className="fill-agents-tint" d="M372 166V74a54 54 0 0 1 108 0v92z" />
      <path className="fill-pine-200" d="M372 166v-22q30-26 54-8 28-20 54 4v26z" />
      <path
        className="fill-none stroke-ink-900"
        strokeWidth="4"
        d="M372 166V74a54 54 0 0 1 108 0v92M426 20v146M372 84h108"
      />
      <path className="fill-automation/25" d="M0 164h520v26H0z" />
      <path className="fill-warn-tint" d="M120 176h236q16 0 16 8H104q0-8 16-8z" />
      <path className="fill-none stroke-ink-900" strokeWidth="3" d="M238 60v34" />
      <path className="fill-ink-900" d="M202 66a36 32 0 0 1 72 0z" />
      <path className="fill-lime-300" d="M224 66h28q-4 10-14 10t-14-10z" />
      <path className="fill-none stroke-ink-900" strokeWidth="4" d="M150 164v16m170-16v16" />
      <path
        className="fill-pine-700"
        d="M146 98q0-10 10-10h158q10 0 10 10v42H146zM126 116q12-8 22 4v18h174v-18q10-12 22-4v42q0 8-8 8H134q-8 0-8-8z"
      />
      <path className="fill-automation" d="m164 136 6-34 34 6-5 30z" />
      <path className="fill-paper-0" d="M268 138l-4-32 34-4 6 36z" />
      <path className="fill-none stroke-ink-900/30" strokeWidth="2" d="M235 92v60" />
      <path
        className="fill-pine-600"
        d="M68 126Q34 100 40 56q32 22 28 70zm4 0q-2-54 36-72 8 48-36 72zm-2-4Q52 74 76 34q22 46-6 88z"
      />
      <path className="fill-paper-0" d="M48 122h46l-6 50H54z" />
    </Scene>
  );
}
