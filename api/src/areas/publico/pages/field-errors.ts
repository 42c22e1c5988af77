import { respostaField, type FieldErrors } from '@seleta/public-pages/data/inscricao-form'

/** What a schema found wrong, by the field of the form where it is shown. The first word about a field counts. */
export function errorsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldErrors {
  const faltas: Record<string, string> = {}
  for (const { path, message } of issues) {
    const [campo = 'nome', inside] = path.map(String)
    faltas[campo === 'respostas' && inside !== undefined ? respostaField(inside) : campo] ??= message
  }
  return faltas
}
