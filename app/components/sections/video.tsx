import { Section } from "~/components/ui/section";
import type { VideoSection } from "~/content/section";
import { ActionLink } from "./action-link";
import { VideoFrame } from "./video-frame";

export function Video({ id, tone, title, text, video, action }: VideoSection) {
  return (
    <Section id={id} title={title} lede={text} tone={tone ?? "paper"}>
      <VideoFrame {...video} />
      {action ? <ActionLink action={action} className="mt-8 max-phone:w-full" /> : null}
    </Section>
  );
}
