import { nomeDaResposta, type Faltas } from '@seleta/publico/dados/formulario'

/** What a schema found wrong, by the field of the form where it is shown. The first word about a field counts. */
export function faltasOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Faltas {
  const faltas: Record<string, string> = {}
  for (const { path, message } of issues) {
    const [campo = 'nome', dentro] = path.map(String)
    faltas[campo === 'respostas' && dentro !== undefined ? nomeDaResposta(dentro) : campo] ??= message
  }
  return faltas
}
