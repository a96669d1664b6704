import { prices } from "~/content/shared/prices";
import { templateVersions, type TemplateVersion } from "./status";

export type Sale = {
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** What the payment says of itself: `template` in its metadata. */
  readonly template: string | null;
};

/**
 * Which versions of the template a payment is for; none, when the account sold something else. The
 * metadata decides. Without it the amount does, with or without the promo code: one that is a price of
 * both versions buys both, so that nobody goes without what was paid for.
 */
export function versionsBought({ amount, currency, template }: Sale): readonly TemplateVersion[] {
  if (template !== null) return templateVersions.filter((version) => version === template);
  if (currency !== "usd") return [];
  return templateVersions.filter((version) => {
    const { now, was } = prices.social[version];
    return amount === now * 100 || amount === was * 100;
  });
}
