export default function NotMe() {
  return null;
}
