/**
 * The languages that Attendee has Google Meet write its captions in, by BCP 47 tag, in its own codes: those of
 * `google_meet_language` (https://github.com/attendee-labs/attendee/blob/main/docs/openapi.yml). Told none, it
 * takes what the meeting is set to; nobody finds out which is spoken. Three kinds of Arabic have no tag that
 * browsers have a name for, and are left out.
 */

/** Of these there is one kind each, which needs no country in its name. */
const single = [
  "af-ZA sq-AL am-ET hy-AM az-AZ eu-ES bn-BD bg-BG my-MM ca-ES cs-CZ nl-NL et-EE fil-PH fi-FI gl-ES",
  "ka-GE de-DE el-GR gu-IN hi-IN hu-HU is-IS id-ID it-IT ja-JP jv-ID kn-IN kk-KZ km-KH rw-RW ko-KR",
  "lo-LA lv-LV lt-LT mk-MK ms-MY ml-IN mr-IN mn-MN ne-NP nso-ZA fa-IR pl-PL ro-RO ru-RU sr-RS st-ZA",
  "si-LK sk-SK sl-SI su-ID sw ss-latn-ZA sv-SE ta-IN te-IN th-TH ve-ZA tn-latn-ZA tr-TR uk-UA ur-PK uz-UZ",
  "vi-VN xh-ZA ts-ZA zu-ZA",
].flatMap((row) => row.split(" "));

/** Of these there are several; the first of a language stands for it where no country is said. */
const several = [
  "en-US en-GB en-AU en-IN en-PH es-ES es-MX fr-FR fr-CA pt-BR pt-PT ar-EG ar-AE",
].flatMap((row) => row.split(" "));

/** Here by other names than browsers have for them. */
const renamed = { zh: "cmn-Hans-CN", "zh-Hant": "cmn-Hant-TW", he: "iw-IL", no: "nb-NO" };

export const captionCodes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(single.map((code) => [code.split("-")[0], code])),
  ...Object.fromEntries(several.map((code) => [code, code])),
  ...renamed,
};
