import { BackLink } from "~/components/sections/back-link";
import { TextLink } from "~/components/sections/text-link";
import { Headshot } from "~/components/ui/headshot";
import type { PageId } from "~/config/addresses";
import { bookMember as words } from "~/content/pages/book-member";
import { memberOf } from "~/content/shared/team";

/** Who it is that can be booked on the page, for a `Still`. */
export function MemberIntro({ page }: { page: PageId }) {
  const member = memberOf(page);
  if (!member) return null;
  const { name, role, text, heading, kit } = member;
  return (
    <>
      <BackLink action={words.back} />
      <div className="mb-9 mt-8 flex flex-wrap items-center gap-x-7 gap-y-5">
        <Headshot of={member} className="size-24 rounded-card sm:size-32" />
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-h2">{heading}</h1>
          <p className="mt-2 font-semibold">{role}</p>
          <p className="mt-1 max-w-[60ch] text-muted">{text}</p>
          {kit ? <TextLink action={{ label: words.kit(name), to: { page: kit } }} /> : null}
        </div>
      </div>
    </>
  );
}
