import type { SitesWords } from "~/components/artefacts/words";

/** What a day of work ends in, three times. */
export const sampleSites: SitesWords = {
  kind: "sites",
  caption:
    "Example of three finished websites, for a roofer, a vet clinic and an interior studio, and of the day that each took.",
  legend: "Choose a sample site",
  hours: [
    { at: "9:00 AM", text: "Call" },
    { at: "10:00 AM", text: "Build" },
    { at: "6:00 PM", text: "Review" },
    { at: "9:00 PM", text: "Live" },
  ],
  sites: [
    {
      label: "Roofer",
      address: "fieldstone-roofing.example",
      brand: "Fieldstone",
      menu: ["Services", "Reviews", "Contact"],
      headline: "A dry roof before the next storm",
      text: "Inspection within 2 days and a written quote on the spot.",
      button: "Book an inspection",
      tiles: [
        { icon: "shield-check", text: "Storm damage" },
        { icon: "refresh-cw", text: "Replacement" },
        { icon: "calendar-check", text: "Maintenance" },
      ],
    },
    {
      label: "Clinic",
      address: "juniper-vets.example",
      brand: "Juniper Vets",
      menu: ["Team", "Prices", "Visit"],
      headline: "Seen today, home tonight",
      text: "Same-day visits for dogs and cats, until 8 PM.",
      button: "Book a visit",
      tiles: [
        { icon: "heart-pulse", text: "Checkups" },
        { icon: "shield-check", text: "Vaccines" },
        { icon: "phone", text: "Emergencies" },
      ],
    },
    {
      label: "Studio",
      address: "oak-and-line.example",
      brand: "Oak & Line",
      menu: ["Work", "Studio", "Contact"],
      headline: "Rooms people stay in",
      text: "Interiors for cafes and small hotels, drawn and built.",
      button: "See the work",
      tiles: [
        { icon: "landmark", text: "Hotels" },
        { icon: "users", text: "Cafes" },
        { icon: "layout-dashboard", text: "Offices" },
      ],
    },
  ],
};
