/** Windows' zone names and CLDR's IANA zone for each (windowsZones, territory 001); "*" is "Standard Time". */
const zones = `
Dateline * = Etc/GMT+12; UTC-11 = Etc/GMT+11; Aleutian * = America/Adak;
Hawaiian * = Pacific/Honolulu; Marquesas * = Pacific/Marquesas; Alaskan * = America/Anchorage;
UTC-09 = Etc/GMT+9; Pacific Standard Time (Mexico) = America/Tijuana; UTC-08 = Etc/GMT+8;
Pacific * = America/Los_Angeles; US Mountain * = America/Phoenix;
Mountain Standard Time (Mexico) = America/Mazatlan; Mountain * = America/Denver;
Yukon * = America/Whitehorse; Central America * = America/Guatemala; Central * = America/Chicago;
Easter Island * = Pacific/Easter; Central Standard Time (Mexico) = America/Mexico_City;
Canada Central * = America/Regina; SA Pacific * = America/Bogota;
Eastern Standard Time (Mexico) = America/Cancun; Eastern * = America/New_York;
Haiti * = America/Port-au-Prince; Cuba * = America/Havana;
US Eastern * = America/Indiana/Indianapolis; Turks And Caicos * = America/Grand_Turk;
Paraguay * = America/Asuncion; Atlantic * = America/Halifax; Venezuela * = America/Caracas;
Central Brazilian * = America/Cuiaba; SA Western * = America/La_Paz;
Pacific SA * = America/Santiago; Newfoundland * = America/St_Johns;
Tocantins * = America/Araguaina; E. South America * = America/Sao_Paulo;
SA Eastern * = America/Cayenne; Argentina * = America/Argentina/Buenos_Aires;
Greenland * = America/Nuuk; Montevideo * = America/Montevideo;
Magallanes * = America/Punta_Arenas; Saint Pierre * = America/Miquelon; Bahia * = America/Bahia;
UTC-02 = Etc/GMT+2; Mid-Atlantic * = Etc/GMT+2; Azores * = Atlantic/Azores;
Cape Verde * = Atlantic/Cape_Verde; UTC = UTC; Coordinated Universal Time = UTC;
GMT * = Europe/London; Greenwich * = Atlantic/Reykjavik; Sao Tome * = Africa/Sao_Tome;
Morocco * = Africa/Casablanca; W. Europe * = Europe/Berlin; Central Europe * = Europe/Budapest;
Romance * = Europe/Paris; Central European * = Europe/Warsaw; W. Central Africa * = Africa/Lagos;
Jordan * = Asia/Amman; GTB * = Europe/Bucharest; Middle East * = Asia/Beirut;
Egypt * = Africa/Cairo; E. Europe * = Europe/Chisinau; Syria * = Asia/Damascus;
West Bank * = Asia/Hebron; South Africa * = Africa/Johannesburg; FLE * = Europe/Kyiv;
Israel * = Asia/Jerusalem; South Sudan * = Africa/Juba; Kaliningrad * = Europe/Kaliningrad;
Sudan * = Africa/Khartoum; Libya * = Africa/Tripoli; Namibia * = Africa/Windhoek;
Arabic * = Asia/Baghdad; Turkey * = Europe/Istanbul; Arab * = Asia/Riyadh;
Belarus * = Europe/Minsk; Russian * = Europe/Moscow; E. Africa * = Africa/Nairobi;
Volgograd * = Europe/Volgograd; Iran * = Asia/Tehran; Arabian * = Asia/Dubai;
Astrakhan * = Europe/Astrakhan; Azerbaijan * = Asia/Baku; Russia Time Zone 3 = Europe/Samara;
Mauritius * = Indian/Mauritius; Saratov * = Europe/Saratov; Georgian * = Asia/Tbilisi;
Caucasus * = Asia/Yerevan; Afghanistan * = Asia/Kabul; West Asia * = Asia/Tashkent;
Qyzylorda * = Asia/Qyzylorda; Ekaterinburg * = Asia/Yekaterinburg; Pakistan * = Asia/Karachi;
India * = Asia/Kolkata; Sri Lanka * = Asia/Colombo; Nepal * = Asia/Kathmandu;
Central Asia * = Asia/Bishkek; Bangladesh * = Asia/Dhaka; Omsk * = Asia/Omsk;
Myanmar * = Asia/Yangon; SE Asia * = Asia/Bangkok; Altai * = Asia/Barnaul;
W. Mongolia * = Asia/Hovd; North Asia * = Asia/Krasnoyarsk; N. Central Asia * = Asia/Novosibirsk;
Tomsk * = Asia/Tomsk; China * = Asia/Shanghai; North Asia East * = Asia/Irkutsk;
Singapore * = Asia/Singapore; W. Australia * = Australia/Perth; Taipei * = Asia/Taipei;
Ulaanbaatar * = Asia/Ulaanbaatar; Aus Central W. * = Australia/Eucla; Transbaikal * = Asia/Chita;
Tokyo * = Asia/Tokyo; North Korea * = Asia/Pyongyang; Korea * = Asia/Seoul;
Yakutsk * = Asia/Yakutsk; Cen. Australia * = Australia/Adelaide;
AUS Central * = Australia/Darwin; E. Australia * = Australia/Brisbane;
AUS Eastern * = Australia/Sydney; West Pacific * = Pacific/Port_Moresby;
Tasmania * = Australia/Hobart; Vladivostok * = Asia/Vladivostok;
Lord Howe * = Australia/Lord_Howe; Bougainville * = Pacific/Bougainville;
Russia Time Zone 10 = Asia/Srednekolymsk; Magadan * = Asia/Magadan; Norfolk * = Pacific/Norfolk;
Sakhalin * = Asia/Sakhalin; Central Pacific * = Pacific/Guadalcanal;
Russia Time Zone 11 = Asia/Kamchatka; Kamchatka * = Asia/Kamchatka;
New Zealand * = Pacific/Auckland; UTC+12 = Etc/GMT-12; Fiji * = Pacific/Fiji;
Chatham Islands * = Pacific/Chatham; UTC+13 = Etc/GMT-13; Tonga * = Pacific/Tongatapu;
Samoa * = Pacific/Apia; Line Islands * = Pacific/Kiritimati
`;

const byName = new Map(
  zones.split(";").map((entry): [string, string] => {
    const [name = "", zone = ""] = entry.trim().split(" = ");
    return [name.replace("*", "Standard Time").toLowerCase(), zone];
  }),
);

export function zoneOfWindows(name: string): string | null {
  return byName.get(name.toLowerCase()) ?? null;
}

/**
 * Places in Windows' display names, by clocks; the last line has ambiguous ones:
 * https://learn.microsoft.com/windows-hardware/manufacture/desktop/default-time-zones.
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

/**
 * Reads "(UTC-08:00) Pacific Time (US & Canada); Tijuana", which old clients write as a TZID. `standard` is
 * the offset in it, minutes east of UTC. null unless all places are known and in one group.
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
    .split(/[,;:]/, 17)
    .map((place) => place.replace(/- new$/, "").trim())
    .filter((place) => place !== "");
  if (named.length === 0 || named.length > 16) return null;
  // "Eastern Time" is Australia's as well; "Eastern Time (US & Canada)" is not.
  if (named.length === 1 && !name.includes("(")) return null;
  const zones = new Set(named.map((place) => zoneOfPlace.get(place) ?? null));
  zones.delete("");
  const [zone, ...others] = zones;
  if (!zone || others.length > 0) return null;
  const isUtc = /^\s*\((?:UTC|GMT)\)/i.test(name);
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return { zone, standard: sign === undefined ? (isUtc ? 0 : null) : offset };
}
