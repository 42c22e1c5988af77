/**
 * A multipart body as the api reads it: the JSON as `dados`, each file under its field's name.
 * @param files by field; null is a field without one
 */
export function multipart(body: unknown, files: Iterable<readonly [string, Blob | null]>): FormData {
  const form = new FormData()
  form.append('dados', JSON.stringify(body))
  for (const [name, file] of files) if (file !== null) form.append(name, file)
  return form
}
