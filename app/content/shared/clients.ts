/** Names that drift by on the pricing pages. */
export const clients = {
  sample: true,
  names: [
    "Northwind Media",
    "Harbor Public Adjusters",
    "Maya Torres",
    "Cedar & Co. Store",
    "Brightline Web",
    "Dr. Owen Castellano",
    "Atlas Legal",
    "Juniper Health",
    "Priya Raman",
    "Fieldstone Roofing",
  ],
} as const;
