/**
 * The zone names of Windows, which Outlook and Exchange write into calendars, and the IANA zone that CLDR
 * gives for each (windowsZones, territory 001); two old names stand beside their successors.
 */
const zones: Readonly<Record<string, string>> = {
  "Dateline Standard Time": "Etc/GMT+12",
  "UTC-11": "Etc/GMT+11",
  "Aleutian Standard Time": "America/Adak",
  "Hawaiian Standard Time": "Pacific/Honolulu",
  "Marquesas Standard Time": "Pacific/Marquesas",
  "Alaskan Standard Time": "America/Anchorage",
  "UTC-09": "Etc/GMT+9",
  "Pacific Standard Time (Mexico)": "America/Tijuana",
  "UTC-08": "Etc/GMT+8",
  "Pacific Standard Time": "America/Los_Angeles",
  "US Mountain Standard Time": "America/Phoenix",
  "Mountain Standard Time (Mexico)": "America/Mazatlan",
  "Mountain Standard Time": "America/Denver",
  "Yukon Standard Time": "America/Whitehorse",
  "Central America Standard Time": "America/Guatemala",
  "Central Standard Time": "America/Chicago",
  "Easter Island Standard Time": "Pacific/Easter",
  "Central Standard Time (Mexico)": "America/Mexico_City",
  "Canada Central Standard Time": "America/Regina",
  "SA Pacific Standard Time": "America/Bogota",
  "Eastern Standard Time (Mexico)": "America/Cancun",
  "Eastern Standard Time": "America/New_York",
  "Haiti Standard Time": "America/Port-au-Prince",
  "Cuba Standard Time": "America/Havana",
  "US Eastern Standard Time": "America/Indiana/Indianapolis",
  "Turks And Caicos Standard Time": "America/Grand_Turk",
  "Paraguay Standard Time": "America/Asuncion",
  "Atlantic Standard Time": "America/Halifax",
  "Venezuela Standard Time": "America/Caracas",
  "Central Brazilian Standard Time": "America/Cuiaba",
  "SA Western Standard Time": "America/La_Paz",
  "Pacific SA Standard Time": "America/Santiago",
  "Newfoundland Standard Time": "America/St_Johns",
  "Tocantins Standard Time": "America/Araguaina",
  "E. South America Standard Time": "America/Sao_Paulo",
  "SA Eastern Standard Time": "America/Cayenne",
  "Argentina Standard Time": "America/Argentina/Buenos_Aires",
  "Greenland Standard Time": "America/Nuuk",
  "Montevideo Standard Time": "America/Montevideo",
  "Magallanes Standard Time": "America/Punta_Arenas",
  "Saint Pierre Standard Time": "America/Miquelon",
  "Bahia Standard Time": "America/Bahia",
  "UTC-02": "Etc/GMT+2",
  "Mid-Atlantic Standard Time": "Etc/GMT+2",
  "Azores Standard Time": "Atlantic/Azores",
  "Cape Verde Standard Time": "Atlantic/Cape_Verde",
  UTC: "UTC",
  "Coordinated Universal Time": "UTC",
  "GMT Standard Time": "Europe/London",
  "Greenwich Standard Time": "Atlantic/Reykjavik",
  "Sao Tome Standard Time": "Africa/Sao_Tome",
  "Morocco Standard Time": "Africa/Casablanca",
  "W. Europe Standard Time": "Europe/Berlin",
  "Central Europe Standard Time": "Europe/Budapest",
  "Romance Standard Time": "Europe/Paris",
  "Central European Standard Time": "Europe/Warsaw",
  "W. Central Africa Standard Time": "Africa/Lagos",
  "Jordan Standard Time": "Asia/Amman",
  "GTB Standard Time": "Europe/Bucharest",
  "Middle East Standard Time": "Asia/Beirut",
  "Egypt Standard Time": "Africa/Cairo",
  "E. Europe Standard Time": "Europe/Chisinau",
  "Syria Standard Time": "Asia/Damascus",
  "West Bank Standard Time": "Asia/Hebron",
  "South Africa Standard Time": "Africa/Johannesburg",
  "FLE Standard Time": "Europe/Kyiv",
  "Israel Standard Time": "Asia/Jerusalem",
  "South Sudan Standard Time": "Africa/Juba",
  "Kaliningrad Standard Time": "Europe/Kaliningrad",
  "Sudan Standard Time": "Africa/Khartoum",
  "Libya Standard Time": "Africa/Tripoli",
  "Namibia Standard Time": "Africa/Windhoek",
  "Arabic Standard Time": "Asia/Baghdad",
  "Turkey Standard Time": "Europe/Istanbul",
  "Arab Standard Time": "Asia/Riyadh",
  "Belarus Standard Time": "Europe/Minsk",
  "Russian Standard Time": "Europe/Moscow",
  "E. Africa Standard Time": "Africa/Nairobi",
  "Volgograd Standard Time": "Europe/Volgograd",
  "Iran Standard Time": "Asia/Tehran",
  "Arabian Standard Time": "Asia/Dubai",
  "Astrakhan Standard Time": "Europe/Astrakhan",
  "Azerbaijan Standard Time": "Asia/Baku",
  "Russia Time Zone 3": "Europe/Samara",
  "Mauritius Standard Time": "Indian/Mauritius",
  "Saratov Standard Time": "Europe/Saratov",
  "Georgian Standard Time": "Asia/Tbilisi",
  "Caucasus Standard Time": "Asia/Yerevan",
  "Afghanistan Standard Time": "Asia/Kabul",
  "West Asia Standard Time": "Asia/Tashkent",
  "Qyzylorda Standard Time": "Asia/Qyzylorda",
  "Ekaterinburg Standard Time": "Asia/Yekaterinburg",
  "Pakistan Standard Time": "Asia/Karachi",
  "India Standard Time": "Asia/Kolkata",
  "Sri Lanka Standard Time": "Asia/Colombo",
  "Nepal Standard Time": "Asia/Kathmandu",
  "Central Asia Standard Time": "Asia/Bishkek",
  "Bangladesh Standard Time": "Asia/Dhaka",
  "Omsk Standard Time": "Asia/Omsk",
  "Myanmar Standard Time": "Asia/Yangon",
  "SE Asia Standard Time": "Asia/Bangkok",
  "Altai Standard Time": "Asia/Barnaul",
  "W. Mongolia Standard Time": "Asia/Hovd",
  "North Asia Standard Time": "Asia/Krasnoyarsk",
  "N. Central Asia Standard Time": "Asia/Novosibirsk",
  "Tomsk Standard Time": "Asia/Tomsk",
  "China Standard Time": "Asia/Shanghai",
  "North Asia East Standard Time": "Asia/Irkutsk",
  "Singapore Standard Time": "Asia/Singapore",
  "W. Australia Standard Time": "Australia/Perth",
  "Taipei Standard Time": "Asia/Taipei",
  "Ulaanbaatar Standard Time": "Asia/Ulaanbaatar",
  "Aus Central W. Standard Time": "Australia/Eucla",
  "Transbaikal Standard Time": "Asia/Chita",
  "Tokyo Standard Time": "Asia/Tokyo",
  "North Korea Standard Time": "Asia/Pyongyang",
  "Korea Standard Time": "Asia/Seoul",
  "Yakutsk Standard Time": "Asia/Yakutsk",
  "Cen. Australia Standard Time": "Australia/Adelaide",
  "AUS Central Standard Time": "Australia/Darwin",
  "E. Australia Standard Time": "Australia/Brisbane",
  "AUS Eastern Standard Time": "Australia/Sydney",
  "West Pacific Standard Time": "Pacific/Port_Moresby",
  "Tasmania Standard Time": "Australia/Hobart",
  "Vladivostok Standard Time": "Asia/Vladivostok",
  "Lord Howe Standard Time": "Australia/Lord_Howe",
  "Bougainville Standard Time": "Pacific/Bougainville",
  "Russia Time Zone 10": "Asia/Srednekolymsk",
  "Magadan Standard Time": "Asia/Magadan",
  "Norfolk Standard Time": "Pacific/Norfolk",
  "Sakhalin Standard Time": "Asia/Sakhalin",
  "Central Pacific Standard Time": "Pacific/Guadalcanal",
  "Russia Time Zone 11": "Asia/Kamchatka",
  "Kamchatka Standard Time": "Asia/Kamchatka",
  "New Zealand Standard Time": "Pacific/Auckland",
  "UTC+12": "Etc/GMT-12",
  "Fiji Standard Time": "Pacific/Fiji",
  "Chatham Islands Standard Time": "Pacific/Chatham",
  "UTC+13": "Etc/GMT-13",
  "Tonga Standard Time": "Pacific/Tongatapu",
  "Samoa Standard Time": "Pacific/Apia",
  "Line Islands Standard Time": "Pacific/Kiritimati",
};

const byName = new Map(Object.entries(zones).map(([name, zone]) => [name.toLowerCase(), zone]));

/** The IANA zone of a Windows name, in any case; null for a name that Windows does not have. */
export function zoneOfWindows(name: string): string | null {
  return byName.get(name.toLowerCase()) ?? null;
}

/**
 * The display names of Windows' time zones ("(UTC-08:00) Pacific Time (US & Canada); Tijuana"), which old
 * clients write as a TZID, taken apart: they are lists of places, and the lists differ from version to
 * version and from client to client. For each zone the places whose clocks show the same as its own do
 * today; https://learn.microsoft.com/windows-hardware/manufacture/desktop/default-time-zones has the
 * lists, CLDR's windowsZones the zones. A place of which there are two is in the last line.
 */
const places: Readonly<Record<string, string>> = {
  UTC: "coordinated universal time",
  "Atlantic/Reykjavik": "monrovia, reykjavik",
  "Africa/Casablanca": "casablanca",
  "Europe/London":
    "dublin, edinburgh, greenwich mean time, lisbon, london, greenwich standard time",
  "Europe/Berlin":
    "amsterdam, belgrade, berlin, bern, bratislava, brussels, budapest, copenhagen, ljubljana, madrid, paris, prague, rome, sarajevo, skopje, sofija, stockholm, vienna, warsaw, zagreb, rom, wien, pozsony, oslo, brüssel, kopenhagen, prag, warschau",
  "Africa/Lagos": "west central africa",
  "Europe/Helsinki":
    "athens, bucharest, helsinki, kiev, kyiv, riga, sofia, tallinn, vilnius, eastern europe",
  "Africa/Cairo": "cairo",
  "Asia/Beirut": "beirut",
  "Asia/Jerusalem": "jerusalem, tel aviv",
  "Africa/Johannesburg": "harare, pretoria",
  "Africa/Tripoli": "tripoli",
  "Africa/Windhoek": "windhoek",
  "Europe/Kaliningrad": "kaliningrad",
  "Asia/Riyadh": "amman, baghdad, damascus, kuwait, riyadh",
  "Europe/Istanbul": "istanbul",
  "Europe/Moscow": "minsk, moscow, st. petersburg, volgograd",
  "Africa/Nairobi": "nairobi",
  "Asia/Tehran": "tehran",
  "Asia/Dubai":
    "abu dhabi, muscat, astrakhan, ulyanovsk, baku, izhevsk, samara, port louis, saratov, tbilisi, yerevan",
  "Asia/Kabul": "kabul",
  "Asia/Karachi": "islamabad, karachi, tashkent, ashgabat",
  "Asia/Yekaterinburg": "ekaterinburg, yekaterinburg",
  "Asia/Kolkata":
    "chennai, kolkata, mumbai, new delhi, bombay, calcutta, madras, sri jayawardenepura, colombo",
  "Asia/Kathmandu": "kathmandu",
  "Asia/Dhaka": "dhaka, omsk, bishkek",
  "Asia/Yangon": "yangon (rangoon), yangon, rangoon",
  "Asia/Bangkok":
    "bangkok, hanoi, jakarta, barnaul, gorno-altaysk, hovd, krasnoyarsk, novosibirsk, tomsk",
  "Asia/Shanghai":
    "beijing, chongqing, hong kong, urumqi, hong kong sar, irkutsk, kuala lumpur, singapore, perth, taipei, ulaanbaatar",
  "Asia/Tokyo": "osaka, sapporo, tokyo, seoul, pyongyang, chita, yakutsk",
  "Australia/Adelaide": "adelaide",
  "Australia/Darwin": "darwin",
  "Australia/Brisbane": "brisbane, guam, port moresby, vladivostok",
  "Australia/Sydney": "canberra, melbourne, sydney, hobart",
  "Pacific/Guadalcanal":
    "solomon islands, solomon is., new caledonia, magadan, sakhalin, chokurdakh, bougainville island",
  "Pacific/Norfolk": "norfolk island",
  "Pacific/Auckland": "auckland, wellington",
  "Pacific/Fiji":
    "fiji, fiji islands, kamchatka, marshall is., marshall islands, anadyr, petropavlovsk-kamchatsky",
  "Pacific/Tongatapu": "nuku'alofa, samoa (independent)",
  "Atlantic/Azores": "azores",
  "Atlantic/Cape_Verde": "cabo verde is., cape verde is., cape verde islands",
  "America/Sao_Paulo":
    "brasilia, buenos aires, city of buenos aires, montevideo, salvador, cayenne, fortaleza, araguaina, punta arenas",
  "America/Nuuk": "greenland",
  "America/St_Johns": "newfoundland, newfoundland and labrador",
  "America/Halifax": "atlantic time (canada)",
  "America/La_Paz": "manaus, san juan, cuiaba, caracas",
  "America/Santiago": "santiago",
  "America/Bogota": "bogota, lima, quito, rio branco",
  "America/New_York":
    "eastern time (us and canada), eastern time, indiana (east), haiti, turks and caicos",
  "America/Cancun": "chetumal",
  "America/Havana": "havana",
  "America/Guatemala": "central america, saskatchewan, guadalajara, mexico city, monterrey",
  "America/Chicago": "central time (us and canada), central time",
  "America/Denver": "mountain time (us and canada), mountain time",
  "America/Phoenix": "arizona, mazatlan, yukon",
  "America/Los_Angeles": "pacific time (us and canada), pacific time, tijuana, baja california",
  "America/Anchorage": "alaska",
  "Pacific/Marquesas": "marquesas islands",
  "Pacific/Honolulu": "hawaii",
  "Pacific/Pago_Pago": "midway island, midway islands",
  "Etc/GMT+12": "international date line west",
  "": "la paz, georgetown, astana, almaty, asuncion, samoa, mid-atlantic",
};

const zoneOfPlace = new Map(
  Object.entries(places).flatMap(([zone, list]) => list.split(", ").map((place) => [place, zone])),
);

/** Real names have ten places at most. */
const mostPlaces = 16;

/**
 * The IANA zone of a display name, and the minutes east of UTC that it says its standard time has (null
 * where it says none). null unless all places of the name are known and show the same time.
 */
export function zoneOfPlaces(name: string): { zone: string; standard: number | null } | null {
  const parts =
    /^\s*(?:\((?:UTC|GMT)(?:([+-])(\d\d):(\d\d))?\))?([^()]{1,200}(?:\([^()]{1,40}\)[^()]{0,100}){0,4})$/i.exec(
      name.slice(0, 400),
    );
  if (!parts) return null;
  const [, sign, hours, minutes, list = ""] = parts;
  const named = list
    .toLowerCase()
    .replaceAll("&", "and")
    .split(/[,;:]/, mostPlaces + 1)
    .map((place) => place.replace(/- new$/, "").trim())
    .filter((place) => place !== "");
  if (named.length === 0 || named.length > mostPlaces) return null;
  // "Eastern Time" is Australia's as well; "Eastern Time (US & Canada)" is not.
  if (named.length === 1 && !name.includes("(")) return null;
  const zones = new Set(named.map((place) => zoneOfPlace.get(place) ?? null));
  zones.delete("");
  const [zone, ...others] = zones;
  if (!zone || others.length > 0) return null;
  const isUtc = /^\s*\((?:UTC|GMT)\)/i.test(name);
  const said = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return { zone, standard: sign === undefined ? (isUtc ? 0 : null) : said };
}
