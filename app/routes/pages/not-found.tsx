/** Catches every address outside the route table; root's error page shows the 404. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
