import { z } from "zod";
import { mailboxKey, markMailbox } from "~/abuse/mailboxes.server";
import { kindOf, log } from "~/lib/log/log.server";
import { withdrawBots } from "~/notetaker/store/unreachable.server";
import type { World } from "~/world.server";

/** Shape: https://developers.cloudflare.com/email-service/platform/event-subscriptions/ */
const failureEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("cf.email.sending.message.bounced"),
    payload: z.object({
      recipient: z.string().min(3).max(320),
      // "soft": the service gave up after temporary failures, so the mailbox may exist.
      bounce: z.object({ type: z.enum(["hard", "soft"]) }),
    }),
  }),
  z.object({
    type: z.literal("cf.email.sending.message.complained"),
    payload: z.object({ recipient: z.string().min(3).max(320) }),
  }),
]);

/** Such as a delivery, which needs no action. */
const otherEvent = z.object({
  type: z
    .string()
    .startsWith("cf.email.sending.message.")
    .refine((type) => !/\.(bounced|complained)$/.test(type)),
});

/** Records bounces and complaints. The queue redelivers only events that could not be stored. */
export async function takeMailEvents(
  world: World,
  { messages }: Pick<MessageBatch, "messages">,
): Promise<void> {
  for (const message of messages) {
    try {
      await takeMailEvent(world, message.body);
      message.ack();
    } catch (error) {
      log({ event: "mail.event_failed", kind: kindOf(error) });
      message.retry();
    }
  }
}

async function takeMailEvent(world: World, body: unknown): Promise<void> {
  const { success, data } = failureEvent.safeParse(body);
  if (!success) {
    if (!otherEvent.safeParse(body).success) log({ event: "mail.event_unread" });
    return;
  }
  const isComplaint = data.type === "cf.email.sending.message.complained";
  if (!isComplaint && data.payload.bounce.type === "soft") return;
  const failure = isComplaint ? "complained" : "bounced";
  const { env, db, clock } = world;
  const key = await mailboxKey(env.siteSecret, data.payload.recipient);
  await markMailbox(db, key, `${failure}At`, clock());
  const withdrawn = await withdrawBots(world, key);
  log({ event: "mail.unreachable", failure, withdrawn });
}
