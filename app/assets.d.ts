/** Files the compiler publishes under /build/_assets: an import gives the hashed, absolute URL. */
declare module "*.css" {
  const url: string;
  export default url;
}
declare module "*.svg" {
  const url: string;
  export default url;
}
declare module "*.woff2" {
  const url: string;
  export default url;
}
