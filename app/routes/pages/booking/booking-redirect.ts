import { redirect, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { href } from "~/lib/render/href";

/** `GET /booking`, linked by other pages and old emails: redirects to the book page with its query. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(`${href("book")}${new URL(request.url).search}`, 302);
}
