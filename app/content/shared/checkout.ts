import { names } from "~/config/names";

/** What takes a template's price down to what the page says. */
export const promoCodes = { agency: "SOCIAL200", creator: "SOCIAL70" } as const;

const { agency, creator } = names.checkout;

/** The hosted checkout of each version, its code filled in (https://docs.stripe.com/payment-links). */
export const checkoutOf = {
  agency: { url: `${agency}?prefilled_promo_code=${promoCodes.agency}` },
  creator: { url: `${creator}?prefilled_promo_code=${promoCodes.creator}` },
} as const;
