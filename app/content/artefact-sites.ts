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
      services: [
        { title: "Storm damage", text: "We meet the insurer" },
        { title: "New roofs", text: "Most in 2 days" },
        { title: "Maintenance", text: "Twice a year" },
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
      services: [
        { title: "Checkups", text: "In 30 minutes" },
        { title: "Vaccines", text: "No appointment" },
        { title: "Emergencies", text: "Until 8 PM" },
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
      services: [
        { title: "Hotels", text: "12 to 60 rooms" },
        { title: "Cafes", text: "Open in 10 weeks" },
        { title: "Offices", text: "Up to 80 desks" },
      ],
    },
  ],
};
