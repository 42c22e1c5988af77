/** One of a job that asks something. */
export const PERGUNTA = {
  id: '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a31',
  tipo: 'ABERTA' as const,
  title: 'Por que aqui?',
  obrigatoria: false,
  efeito: 'SINALIZAR' as const,
  criadaEm: '2026-11-20T12:00:00.000Z',
}
