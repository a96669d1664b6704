import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import { href } from "~/lib/render/href";
import { shareImage, type Thing } from "~/lib/seo/seo.server";
import { hostedVideo } from "./hosted-video";
import type { PageContent, Service, ServiceOffer } from "./section";
import type { Video } from "./video";

export function organization(siteUrl: string): Thing {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: names.company,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: names.contactEmail,
  };
}

export function website(siteUrl: string): Thing {
  return {
    "@type": "WebSite",
    name: names.brand,
    url: `${siteUrl}/`,
    publisher: { "@id": `${siteUrl}/#organization` },
  };
}

export function person(
  member: { readonly name: string; readonly role: string; readonly headshot: string },
  page: PageId,
  siteUrl: string,
): Thing {
  return {
    "@type": "Person",
    name: member.name,
    jobTitle: member.role,
    image: `${siteUrl}${member.headshot}`,
    url: `${siteUrl}${href(page)}`,
    worksFor: company(siteUrl),
  };
}

/** `offers`: one for each version of the product. */
export function product(
  { name, description, offers }: Service & { readonly description: string },
  page: PageId,
  siteUrl: string,
): Thing {
  return {
    "@type": "Product",
    name,
    description,
    image: `${siteUrl}${shareImage(page)}`,
    brand: { "@type": "Brand", name: names.brand },
    offers: offers.map((version) => ({
      ...offer(version, `${siteUrl}${href(page)}`),
      availability: "https://schema.org/InStock",
    })),
  };
}

export function metaOfSections(
  content: PageContent,
  page: PageId,
  siteUrl: string,
): { heading: string; about: Thing[] } {
  const { sections, title } = content;
  const [first] = sections;
  const videos = sections.flatMap((section) =>
    "video" in section && section.video ? [section.video] : [],
  );
  const about = [
    ...(content.service ? [service(content.service, page, siteUrl)] : []),
    ...videos.map((video) => videoObject(video, siteUrl)),
  ];
  return { heading: first && "title" in first ? first.title : title, about };
}

function service({ name, offers }: Service, page: PageId, siteUrl: string): Thing {
  const url = `${siteUrl}${href(page)}`;
  return {
    "@type": "Service",
    name,
    url,
    provider: company(siteUrl),
    offers: offers.length > 0 ? offers.map((priced) => offer(priced, url)) : undefined,
  };
}

function offer({ name, price, per }: ServiceOffer, url: string): Thing {
  const sum = { price, priceCurrency: "USD" };
  // MON is a month in UN/CEFACT's list of units.
  const monthly = { "@type": "UnitPriceSpecification", ...sum, unitCode: "MON" };
  return {
    "@type": "Offer",
    name,
    ...sum,
    url,
    priceSpecification: per ? monthly : undefined,
  };
}

function videoObject({ title, duration, uploaded, file, provider }: Video, siteUrl: string): Thing {
  const [minutes = "0", seconds = "0"] = duration.split(":");
  return {
    "@type": "VideoObject",
    name: title,
    description: title,
    thumbnailUrl: `${siteUrl}${file}.webp`,
    uploadDate: uploaded,
    duration: `PT${Number(minutes)}M${Number(seconds)}S`,
    ...(provider
      ? { embedUrl: hostedVideo(provider).player }
      : { contentUrl: `${siteUrl}${file}.mp4` }),
  };
}

function company(siteUrl: string): Thing {
  return { "@type": "Organization", name: names.company, url: `${siteUrl}/` };
}
