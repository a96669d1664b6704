/** Every address that is not in the route table: the root's error page says so, with status 404. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
