import { Icon } from "~/components/ui/icon";
import { Section } from "~/components/ui/section";
import type { ChecklistSection } from "~/content/section";
import { ActionLink } from "./action-link";

export function Checklist({ id, tone, title, lede, items, action }: ChecklistSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <ul className="grid gap-x-16 md:grid-cols-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[28px_1fr] gap-3.5 border-t border-paper-200 py-5"
          >
            <span className="grid size-7 place-items-center rounded-full bg-pine-100 text-pine-700">
              <Icon name="check" className="size-4" />
            </span>
            <div>
              <p className="font-semibold">{item.title}</p>
              {item.text ? <p className="mt-0.5 text-small text-muted">{item.text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      {action ? <ActionLink action={action} className="mt-8 max-phone:w-full" /> : null}
    </Section>
  );
}
