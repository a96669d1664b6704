import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import type { MergeWords } from "~/content/artefacts";

export function ListMerge({ before, after, fields, result }: MergeWords) {
  return (
    <div className="p-6">
      <div className="grid gap-5 sm:grid-cols-[1fr_auto_1fr] sm:items-center">
        <div className="grid gap-2.5">
          {before.map((list) => (
            <span
              key={list}
              className="flex items-center gap-2.5 rounded-small border border-dashed border-edge px-4 py-3 text-muted"
            >
              <Icon name="list-checks" className="size-4.5 text-subtle" />
              {list}
            </span>
          ))}
        </div>
        <Icon
          name="arrow-right"
          className="size-6 justify-self-center text-pine-600 max-sm:rotate-90"
        />
        <div className="rounded-tile border-2 border-pine-600 p-4">
          <span className="flex items-center gap-2.5 text-ui font-semibold">
            <Icon name="list-checks" className="size-4.5 text-pine-600" />
            {after}
          </span>
          <span className="mt-4 grid justify-items-start gap-2">
            {fields.map((field) => (
              <Badge key={field}>{field}</Badge>
            ))}
          </span>
        </div>
      </div>
      <p className="mt-6 flex items-center gap-2.5 border-t border-paper-200 pt-5 font-medium">
        <Icon name="check" className="size-4.5 text-pine-600" />
        {result}
      </p>
    </div>
  );
}
