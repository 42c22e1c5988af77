import {
  BasketIcon,
  BriefcaseIcon,
  ChartIcon,
  CircleDotIcon,
  NovaCampanhaIcon,
  SettingsIcon,
  SuccessIcon,
} from '@seleta/ui/icons'

/** Icons of the menu by their name in remote.json. */
const icons: Readonly<Record<string, typeof CircleDotIcon>> = {
  criar: NovaCampanhaIcon,
  campanhas: BriefcaseIcon,
  cesta: BasketIcon,
  avaliacoes: SuccessIcon,
  dashboard: ChartIcon,
  configuracoes: SettingsIcon,
}

export function MenuIcon({ name }: { name: string }) {
  const Drawn = icons[name] ?? CircleDotIcon
  return <Drawn />
}
