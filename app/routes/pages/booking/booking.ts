import { redirect, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { href } from "~/lib/render/href";

/** `GET /booking`, the address that other pages and old mails name: the book page, query kept. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(`${href("book")}${new URL(request.url).search}`, 302);
}
