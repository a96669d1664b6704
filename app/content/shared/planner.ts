import { names } from "../../config/names.ts";

/** Promo codes that lower the checkout's price to the page's price. */
export const promoCodes = { agency: "SOCIAL200", creator: "SOCIAL70" } as const;

const { agency, creator } = names.checkout;

/** Hosted checkout with the promo code filled in: https://docs.stripe.com/payment-links */
export const checkoutOf = {
  agency: { url: `${agency}?prefilled_promo_code=${promoCodes.agency}` },
  creator: { url: `${creator}?prefilled_promo_code=${promoCodes.creator}` },
} as const;

/** Links that open the bought template in the workspace tool. */
export const plannerVersions = {
  agency: {
    label: "Agency Version",
    sample: true,
    url: "https://templates.larkfield.example/social-planner-agency",
  },
  creator: {
    label: "Creator Version",
    sample: true,
    url: "https://templates.larkfield.example/social-planner-creator",
  },
} as const;

export const plannerTemplate = {
  name: "Social Media Planner Template",
  tool: names.workspaceTool.name,
  setupGuide: { sample: true, url: "https://templates.larkfield.example/setup-guide" },
} as const;
