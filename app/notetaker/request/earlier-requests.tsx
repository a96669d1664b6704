import type { FieldTexts } from "~/components/forms/form-context";
import { notetaker } from "~/content/pages/notetaker";
import type { Delivery, Submission } from "./send-with-retries";
import type { NotetakerPayload } from "./schema";
import { readWallTime } from "./submission";

const words = notetaker.earlier;

export type SentRequest = Submission & { readonly delivery: Delivery };

export function EarlierRequests({
  requests,
  onBack,
  onDiscard,
}: {
  requests: readonly SentRequest[];
  onBack: (sent: SentRequest) => void;
  onDiscard: (sent: SentRequest) => void;
}) {
  return (
    <div role="status" className="mb-5 space-y-3 empty:hidden">
      {requests.map((sent) => {
        const { idempotencyKey, payload, delivery } = sent;
        const isOver = delivery.phase === "refused" || delivery.phase === "unreachable";
        return (
          <div
            key={idempotencyKey}
            className="rounded-tile border border-paper-200 bg-paper-0 p-4 text-small wrap-anywhere text-fg"
          >
            <p className={isOver ? "text-danger" : ""}>{lineOf(delivery, payload.meetingLink)}</p>
            {isOver ? (
              <p className="flex flex-wrap gap-x-6">
                <TextButton label={words.back} onClick={() => onBack(sent)} />
                <TextButton label={words.discard} onClick={() => onDiscard(sent)} />
              </p>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

export function TextButton({
  label,
  onClick,
}: {
  label: string;
  onClick: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 font-semibold text-pine-700 underline underline-offset-3"
    >
      {label}
    </button>
  );
}

function lineOf(delivery: Delivery, link: string): string {
  const meeting = link.replace("https://", "");
  const why = delivery.phase === "refused" ? delivery.message : "";
  return words[delivery.phase](meeting, why);
}

export function answersOf(payload: NotetakerPayload): FieldTexts {
  const { name, email, meetingLink, scheduledTime } = payload;
  const person = { name, email, meetingLink };
  const when = readWallTime(scheduledTime);
  if (when === null) return person;
  const { date: scheduledDate, time, timezone } = when;
  return { ...person, isScheduled: "on", scheduledDate, scheduledTime: time, timezone };
}
