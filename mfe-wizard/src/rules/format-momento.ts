const HORA = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })
const DIA = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** Hour and minute of an ISO moment: '14:32'. */
export function formatHora(moment: string): string {
  return HORA.format(new Date(moment))
}

/** 'às 14:32' today, 'em 21/11/2026 às 14:32' on another day. */
export function formatMomento(moment: string, now: Date = new Date()): string {
  const day = DIA.format(new Date(moment))
  return day === DIA.format(now) ? `às ${formatHora(moment)}` : `em ${day} às ${formatHora(moment)}`
}
