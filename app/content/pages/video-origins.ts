import { sectionPages } from "~/content/pages";
import { videoProviders } from "~/lib/video-player";

/** Whose players the page of that id may frame; none where its videos are files of ours. */
export function videoOriginsOf(pageId: string): readonly string[] {
  const content = Object.entries(sectionPages).find(([id]) => id === pageId)?.[1];
  const sections = content?.sections ?? [];
  const origins = sections.flatMap((section) => {
    const source = "video" in section ? section.video?.source : undefined;
    return source?.kind === "provider" ? videoProviders[source.provider].origin : [];
  });
  return [...new Set(origins)];
}
