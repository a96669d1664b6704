import * as colors from "../../../app/config/colors.ts";
import { names } from "../../../app/config/names.ts";
import { retentionDays } from "../../../app/notetaker/status.ts";

/** Meeting providers show a bot's camera as 16:9; https://docs.recall.ai advises this size. */
export const botPictureSize = { width: 640, height: 360 } as const;

/**
 * What the others in a meeting see where a person's camera would be: what the bot does and how to remove
 * it, legible in a tile of 200 pixels. The font family is F; `mark` is the drawing of `mark.ts`.
 */
export function botPicture(mark: string): string {
  const { width, height } = botPictureSize;
  return `<style>
    body { margin: 0; width: ${width}px; height: ${height}px; background: ${colors.ink900}; color: ${colors.onDark}; font: 600 27px/1.25 F; letter-spacing: -0.01em }
    main { box-sizing: border-box; height: 100%; padding: 40px 48px; display: flex; flex-direction: column; justify-content: space-between }
    header { display: flex; gap: 16px; align-items: center; font-size: 25px; color: ${colors.onDarkMuted} } header svg { width: 40px; height: 40px }
    h1 { margin: 0 0 14px; font: 700 53px/1.04 F; letter-spacing: -0.03em } p { margin: 0 } footer { color: ${colors.lime300} }
  </style><main>
    <header>${mark}${names.notetakerName}</header>
    <div><h1>I record this meeting</h1><p>Audio, video and chat. All of it is deleted after ${retentionDays} days.</p></div>
    <footer>To remove me, open the link in the chat.</footer>
  </main>`;
}
