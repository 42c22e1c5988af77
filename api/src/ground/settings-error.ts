/** A setting that cannot be used; the message is one Portuguese sentence per fault. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}
