/** Whether `Accept-Encoding` takes gzip: `gzip;q=0` says that it does not. The gateway's maps read it alike. */
export const acceptsGzip = (acceptEncoding: string | string[] | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding?.toString() ?? '')
