import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Parts of libraries that the product never uses, and that stand in its files all the same because the library names
 * them by itself (docs/decisions/125-bytes.md). In the host's build each becomes its names with nothing behind them.
 * A part that the library no longer has fails the build, so that the list is looked at with each new version.
 */

/**
 * x-data-grid: `TableGrid` (shared/ui) has no toolbar, column menu, panel, footer, groups of columns or editing, and
 * draws its own boxes of selection. Who gives it one of these takes its lines out here.
 */
const GRID_PARTS = [
  'components/GridFooter',
  'components/GridPagination',
  'components/GridRowCount',
  'components/GridSelectedRowCount',
  'components/GridSkeletonLoadingOverlay',
  'components/cell/GridActionsCell',
  'components/cell/GridBooleanCell',
  'components/cell/GridEditBooleanCell',
  'components/cell/GridEditDateCell',
  'components/cell/GridEditInputCell',
  'components/cell/GridEditLongTextCell',
  'components/cell/GridEditSingleSelectCell',
  'components/cell/GridLongTextCell',
  'components/columnHeaders/GridColumnGroupHeader',
  'components/columnSelection/GridCellCheckboxRenderer',
  'components/columnSelection/GridHeaderCheckbox',
  'components/columnsManagement/GridColumnsManagement',
  'components/menu/columnMenu/GridColumnHeaderMenu',
  'components/menu/columnMenu/GridColumnMenu',
  'components/panel/GridColumnsPanel',
  'components/panel/GridPanel',
  'components/panel/GridPreferencesPanel',
  'components/panel/filterPanel/GridFilterInputBoolean',
  'components/panel/filterPanel/GridFilterInputDate',
  'components/panel/filterPanel/GridFilterInputMultipleSingleSelect',
  'components/panel/filterPanel/GridFilterInputMultipleValue',
  'components/panel/filterPanel/GridFilterInputSingleSelect',
  'components/panel/filterPanel/GridFilterInputValue',
  'components/panel/filterPanel/GridFilterPanel',
  'components/toolbarV8/GridToolbar',
  'hooks/features/export/useGridPrintExport',
]

/** What x-data-grid draws those parts with. Elsewhere these are what they are. */
const GRID_MATERIALS = [
  'Autocomplete',
  'Switch',
  'Tab',
  'TablePagination',
  'Tabs',
  'TextField',
  'TextareaAutosize',
  'ToggleButton',
]

/**
 * MUI: its Portuguese words make a formatter of numbers for a pager that the product does not draw, and the browser's first
 * formatter takes longer than drawing a list (docs/decisions/185-what-the-first-drawing-does-without.md).
 */
const MATERIAL_PARTS = ['locale/utils/buildFormatNumber']

/** axios: calls go over XMLHttpRequest, streams over a fetch of our own (decision 093). */
const AXIOS_PARTS = ['lib/adapters/fetch']

/**
 * Rules of the host's build.
 * @param {string} folder the host's folder
 */
export function undrawnParts(folder) {
  const ui = createRequire(join(folder, '../shared/ui/package.json'))
  const client = createRequire(join(folder, '../shared/api-client/package.json'))
  const grid = dirname(ui.resolve('@mui/x-data-grid/package.json'))
  const material = dirname(ui.resolve('@mui/material/package.json'))
  const axios = dirname(client.resolve('axios/package.json'))
  const parts = [
    ...GRID_PARTS.map((part) => join(grid, `${part}.mjs`)),
    ...MATERIAL_PARTS.map((part) => join(material, `${part}.mjs`)),
    ...AXIOS_PARTS.map((part) => join(axios, `${part}.js`)),
  ]
  const gone = parts.filter((file) => !existsSync(file))
  if (gone.length > 0) throw new Error(`No longer in the library: ${gone.join(', ')}`)
  const nothing = join(import.meta.dirname, 'nothing.mjs')
  return [
    { resource: parts, loader: join(import.meta.dirname, 'nothing-loader.cjs') },
    {
      resource: join(grid, 'material/index.mjs'),
      resolve: {
        alias: Object.fromEntries(GRID_MATERIALS.map((name) => [`@mui/material/${name}$`, nothing])),
      },
    },
  ]
}
