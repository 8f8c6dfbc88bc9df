/** Settings of the operator that every page may show; the server writes them into the document. An absent one is not shown. */
export interface PageSettings {
  /** E.164, as `supportWhatsapp`. */
  supportPhone?: string | undefined
  /** The same number as it is shown. */
  supportPhoneText?: string | undefined
  supportWhatsapp?: string | undefined
  supportEmail?: string | undefined
  /** When support answers, in words. */
  supportHours?: string | undefined
  /** The partner app's own page in the store, as the next one. */
  partnerAppAndroidUrl?: string | undefined
  partnerAppIosUrl?: string | undefined
  /** The address of map tiles, with `{z}`, `{x}` and `{y}`. Without it maps are drawings. */
  mapTilesUrl?: string | undefined
  /** Whose map it is, as the next one. */
  mapTilesAttribution?: string | undefined
  mapTilesAttributionUrl?: string | undefined
}
