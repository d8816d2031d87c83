// Generated from openapi/ by "npm run gen". Do not edit.
export interface paths {
    "/BackOffice/Accounting/Fec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the accounting entries of a period as FEC
         * @description « Écritures au format du FEC » (LPF, A47 A-1): 18 columns, separated by tabs, UTF-8. An invoice, a credit note and a movement of money are an entry each, with the shop's accounts; every export of a day gives the same entries the same numbers. A person has three under way at a time at most.
         */
        get: operations["exportAccountingEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Accounting/Summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the accounting figures of a period
         * @description Sales by day, VAT by rate with its line of the French VAT return (CA3), receipts by means. Days are those in Paris. VAT is due when goods are delivered, or earlier when they are paid (CGI, 269, 2, a).
         */
        get: operations["getAccountingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/ActivityLog/ActivityLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit entries
         * @description Newest first.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/ActionTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List recorded action types */
        get: operations["listActionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/AffectAllTargetsToUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recalculate who matches each profile
         * @description One background task for everybody known, by the profiles of this moment; 409 with the reason `UnderWay` while one goes on.
         */
        post: operations["affectAllTargetsToUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/CalculateRecommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recalculate the recommendations of each profile
         * @description What its people bought most, of what the site shows. One background task at a time: where one waits or runs, it is answered. 409, `NotComputed`, before people were parted among profiles.
         */
        post: operations["calculateRecommendations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/CountTarget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the people of a target
         * @description Reads only: a target as it is being written, saved or not. Without conditions it means everybody.
         */
        post: operations["countTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/DetailTarget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a target */
        get: operations["getTarget"];
        /** Update a target */
        put: operations["updateTarget"];
        /** Create a target */
        post: operations["createTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/DetailTargetEmailing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a target as mail recipients
         * @description Counted anew with every call.
         */
        get: operations["getTargetEmailing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/DetailTargetProfiling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a target as a profile
         * @description Also of a target that is none.
         */
        get: operations["getTargetProfiling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/Events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record visitor events
         * @description For the shop’s site, in batches. An event is known by the sender’s own id: sent again it is neither doubled nor changed, so a batch without an answer is sent again as it was. Category and publisher are the catalogue’s. An event of a customer who does not exist is recorded without a person.
         */
        post: operations["recordEvents"];
        /**
         * Delete the events of a person
         * @description For the shop’s site, when somebody objects to being followed: their events and the sums of them are gone for good. The person stays a customer.
         */
        delete: operations["deletePersonEvents"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/ExportTarget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the people of a target as CSV
         * @description As the target is saved. Needs the right to read customers besides. Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most.
         */
        get: operations["exportTarget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/FieldApiEndpointSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the values of a target field
         * @description Twenty at most. Titles are called by their name and found by EAN, too.
         */
        get: operations["searchFieldValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/FieldConfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the target field groups and operators */
        get: operations["getFieldConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/FieldsByFieldRange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List target fields */
        get: operations["listTargetFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/ListTargetsProfiling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List profiles in their order
         * @description A person has the first of these targets that means them. How many that are is known since the last calculation; `isStale` says that targets or order changed since.
         */
        get: operations["listTargetsProfiling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/overTimeFromTarget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the statistics of a target per day, week or month
         * @description Reads only. Days begin at midnight in the time zone that is asked for, also where the clocks change. A part that the period cuts off, or that is still going on, is not complete. A year of days at most, three of weeks, ten of months.
         */
        post: operations["overTimeFromTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/RemoveTarget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a target
         * @description Not while a campaign that has not come to its end goes to it: 409 names it.
         */
        delete: operations["deleteTarget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/SaveProfileDisplayOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the profiles and their order
         * @description The whole order at once. Who has which profile changes with the next calculation.
         */
        put: operations["saveProfileDisplayOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/statsFromTarget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the statistics of a target for a period
         * @description Reads only. What each figure was in the period before stands beside it: as many days, weeks or months earlier, up to the same hour when the period is going on.
         */
        post: operations["statsFromTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/TargetPeople": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a sample of the people of a target
         * @description Reads only. Four people, different ones for each `turn`; null for callers who cannot read customers.
         */
        post: operations["sampleTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/Targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List targets
         * @description Searched by name and description.
         */
        get: operations["listTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/topsFromTarget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the top items of a target
         * @description Reads only. Titles, categories, publishers or words that were searched for, all actions together, with the period before.
         */
        post: operations["topsFromTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Analytics/topsFromTargetAndActionType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the top items of a target for one action type
         * @description Reads only.
         */
        post: operations["topsFromTargetAndActionType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/ApiKey/ApiKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an API key */
        get: operations["getApiKey"];
        /**
         * Update an API key
         * @description Its secret stays. A revoked one answers 409.
         */
        put: operations["updateApiKey"];
        /**
         * Create an API key
         * @description The secret is in this answer and nowhere else, so nothing of it is kept for a repetition either: a name is given once, and whoever had no answer revokes that key and makes another. Nobody gives a claim they lack; keys are given no claim over users, keys or accounts: 422 at `claimTypes[n]`.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/ApiKey/ApiKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description All of them, by name; revoked ones stay, with their state.
         */
        get: operations["listApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/ApiKey/Revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description From its next call on it opens nothing. One that is revoked stays so.
         */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Authentication/Token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Unknown name and wrong password answer alike. Throttled before the password is looked at.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/BackgroundTask/BackgroundTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a background task
         * @description Whoever asked for a task may watch it; other tasks need Management.BackgroundTasks, else 404.
         */
        get: operations["getBackgroundTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/BackgroundTask/BackgroundTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List background tasks
         * @description Newest first.
         */
        get: operations["listBackgroundTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/BackgroundTask/MyTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller’s background tasks
         * @description What I asked for: everything that waits or runs, and what ended within the last day; newest first.
         */
        get: operations["listMyTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/BackgroundTask/Retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed background task
         * @description Goes on where it stopped. 409 unless the task failed and can be tried again.
         */
        post: operations["retryBackgroundTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Bloc/BlocConfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the content of each bloc type */
        get: operations["getBlocConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Bloc/BlocTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bloc types */
        get: operations["listBlocTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Bloc/BlocWidths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bloc widths */
        get: operations["listBlocWidths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Bloc/PostsForBloc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts for a bloc
         * @description Only what is online: what everybody may see. The newest first, at most fifty, and those named by `ids`.
         */
        get: operations["listPostsForBloc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Bloc/ValidateBlocsInput": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate blocs
         * @description Reads only. 422 says, at each property, why a bloc cannot be shown.
         */
        post: operations["validateBlocsInput"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Availabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List availability codes with labels */
        get: operations["listAvailabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/CheckRestrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the products that a restriction would hide
         * @description Reads only: the rule is not saved, and nothing is hidden yet.
         */
        post: operations["checkRestrictions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ExportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export products as CSV
         * @description Everything that is known of each title. Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most, and who reads nothing for two minutes is cut off.
         */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a product */
        get: operations["getProduct"];
        /**
         * Update a product
         * @description What differs from the feed is taken over from it: it stays as it is saved until it equals again what the feed says.
         */
        put: operations["updateProduct"];
        /** Create a custom product */
        post: operations["createProduct"];
        /**
         * Delete a custom product
         * @description A title of the feed is hidden instead. Its offers go with it; orders keep what they sold.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductByEan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a product by its EAN */
        get: operations["getProductByEan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductByEans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up pasted EANs
         * @description In the order of the paste, each number once. Nothing changes; a body, because a thousand numbers fit into no URL.
         */
        post: operations["listProductsByEans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count products
         * @description What `listProducts` says only up to 10,000. It may take seconds; whoever no longer waits breaks the call off.
         */
        get: operations["countProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductFacets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the facets of the product list
         * @description Of what `listProducts` would show: the values of each facet, the most frequent first, years and prices in their order. A facet that is narrowed itself is counted as if it were not, and names what was chosen, were it found nowhere.
         */
        get: operations["getProductFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file of a product
         * @description PDF without scripts and without files inside, 20 MB at most, twenty a title.
         */
        post: operations["saveProductFile"];
        /** Delete a file of a product */
        delete: operations["deleteProductFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductFileByUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch a cover or a file from a URL
         * @description Only from addresses of the public internet, whatever a name or a redirect says; 20 MB and 20 seconds at most. What comes is judged like an upload.
         */
        post: operations["saveProductFileByUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the history of a product
         * @description The last twenty changes by staff, imports and background tasks, the newest first.
         */
        get: operations["getProductHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductPicture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the cover of a product
         * @description JPEG, PNG or WebP, 20 MB and 40 million pixels at most. It is drawn anew as WebP, without what else the file holds, and takes the place of the one before. The product’s version stays: nobody’s typing is stopped by it.
         */
        post: operations["saveProductPicture"];
        /** Delete the cover of a product */
        delete: operations["deleteProductPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description What is searched is found as by `searchCatalog`.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductsVisible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show or hide products on the public site
         * @description Each one is done or refused by itself, and said so. Refused: `NotFound` (deleted meanwhile), `SameState` (so already).
         */
        post: operations["setProductsVisible"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/RefreshCachesAndCovers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the public cache and the covers of products
         * @description A background task: covers that the feed names by a URL are fetched and drawn anew, those that staff gave stay. The public site shows the result about five minutes after its end.
         */
        post: operations["refreshCachesAndCovers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Restriction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a restriction */
        get: operations["getRestriction"];
        /**
         * Update a restriction
         * @description With exactly one value.
         */
        put: operations["updateRestriction"];
        /**
         * Create a restriction
         * @description One rule a value, all of them or none. A title is hidden when an exclusion names one of its values, or when a type has inclusions and none of them names a value of it. The answer does not wait: `task` says what is still to be hidden or shown.
         */
        post: operations["createRestriction"];
        /**
         * Delete a restriction
         * @description What it alone hid is shown again.
         */
        delete: operations["deleteRestriction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/RestrictionProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of applying restrictions
         * @description The background task that applies the rules, while it waits, runs or has failed last.
         */
        get: operations["getRestrictionProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List restrictions */
        get: operations["listRestrictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/RestrictionTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List restriction types */
        get: operations["listRestrictionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/RestrictionValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List values for a restriction
         * @description At most fifty that hold every word of the search; none for EANs and prices, which are typed.
         */
        get: operations["listRestrictionValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CLIL and Thema subjects
         * @description By words of their labels or the beginning of their codes, at most fifty; or what these codes are called, in their order.
         */
        get: operations["listSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/VariationTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List variation types, most frequent first
         * @description Spelt as most products spell them; at most a hundred.
         */
        get: operations["listVariationTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/CatalogList/AddTitles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add products to a catalogue list
         * @description What stands in the list already stays where it is. It needs no version: nobody's order is lost by it.
         */
        post: operations["addToCatalogList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/CatalogList/CatalogList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a catalogue list */
        get: operations["getCatalogList"];
        /** Update a catalogue list */
        put: operations["updateCatalogList"];
        /**
         * Create a catalogue list
         * @description A page has one list of each type: 409. Titles are those of `productIds`, in their order; none: those that it would make itself.
         */
        post: operations["createCatalogList"];
        /** Delete a catalogue list */
        delete: operations["deleteCatalogList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/CatalogList/CatalogLists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List catalogue lists */
        get: operations["listCatalogLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/CatalogList/ProductCatalogLists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the catalogue lists of a product */
        get: operations["listProductCatalogLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Category/Category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a category */
        get: operations["getCategory"];
        /**
         * Update a category
         * @description Where it stands is what `moveCategory` changes: another `parentId` than its own answers 422.
         */
        put: operations["updateCategory"];
        /**
         * Create a category
         * @description It stands last below its parent. A code that another one has: 409; below the fourth level: 409 with the reason `tooDeep`.
         */
        post: operations["createCategory"];
        /**
         * Delete a category
         * @description 409 with the reason `hasChildren` while it has children.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Category/FullTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tree of categories
         * @description In the order in which they are read, in all languages, hidden ones, too. `ETag` is the version of the tree: it grows with each move, addition and deletion.
         */
        get: operations["getCategoryFullTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Category/Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a category
         * @description `If-Match` is the version of the tree, as `getCategoryFullTree` said it: when somebody moved, added or deleted a category meanwhile, 412 answers with the tree as it is now. Into itself: 409 with the reason `inside`; below the fourth level: 409, `tooDeep`.
         */
        post: operations["moveCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Category/Tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a category with its descendants */
        get: operations["getCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the business numbers of a customer
         * @description Invoices that are issued from then on say them, and are a Factur-X (EN 16931).
         */
        put: operations["setCustomerBusiness"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a customer */
        get: operations["getCustomer"];
        /** Set the role of a customer */
        put: operations["setCustomerRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Doubles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List probable duplicates of a customer
         * @description By the same e-mail address but for dots and what follows a plus sign, the same telephone number, or the same name at the same postcode; whoever has most in common first, twenty at most.
         */
        get: operations["listCustomerDoubles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the personal data of a customer
         * @description RGPD, article 17. Nothing brings it back. Orders and invoices stay, for the law keeps accounts for ten years; on those that were carried out the name stays as it was billed, and nowhere else. Refused while an order is not settled.
         */
        post: operations["eraseCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/ExportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the personal data of a customer
         * @description RGPD, article 15. The export is noted in the log. Mails to staff are not among a customer's, even when the e-mail address is the same.
         */
        post: operations["exportCustomerData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two customers
         * @description Everything that names the one names the other from then on, in one transaction; papers that were issued stay as they are. The merged record leads to the other (`mergedIntoId`), and nothing else can be done with it: 409 Merged. Notes are joined, or what `note` says stays; more than 2000 characters: 422 at `note`, nothing is cut. Somebody changed one of them since it was read: 412 with it.
         */
        post: operations["mergeCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/MergePreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the merge of two customers
         * @description What each says, and how much of the one that goes would move; nothing changes.
         */
        get: operations["previewCustomerMerge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the note about a customer */
        put: operations["setCustomerNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customer roles */
        get: operations["listCustomerRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the titles that a customer ordered
         * @description One row a line of an order, the newest first; what was cancelled is not among them.
         */
        get: operations["listCustomerTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail to a customer */
        post: operations["writeToCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/Codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List single-use codes of a discount
         * @description Search looks at the code and at the order that has it. The one that changed last comes first.
         */
        get: operations["listDiscountCodes"];
        put?: never;
        /**
         * Create single-use codes of a discount
         * @description Up to 10,000 at once, each unlike all codes of all discounts: the beginning that is asked for, then six signs without 0, O, 1 and I. 409 for a discount that asks for no code.
         */
        post: operations["createDiscountCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/Codes/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export discount codes as CSV
         * @description In the order in which they were made, with their state. Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most.
         */
        get: operations["exportDiscountCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/Codes/Withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw unused codes
         * @description All of those named or none: 409 names those that an order has; one that is taken back already stays so and is not counted.
         */
        post: operations["withdrawDiscountCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/Discount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a discount */
        get: operations["getDiscount"];
        /** Update a discount */
        put: operations["updateDiscount"];
        /** Create a discount */
        post: operations["createDiscount"];
        /** Delete a discount */
        delete: operations["deleteDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/Discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List discounts
         * @description Searched by name and code.
         */
        get: operations["listDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/LimitationTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List discount limitation types */
        get: operations["listDiscountLimitationTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/Redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem discounts for an order
         * @description For the shop’s site, when an order is placed: all of them or none, and each once an order however often it is sent, by the site’s own reference. 409 names those that cannot be had any more: not published, not begun, over, given as often as they may be, in all or by this customer; or whose code is missing, another, had by another order or taken back. What each took and what the order comes to are counted until the order is cancelled.
         */
        post: operations["redeemDiscounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/Release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release the discounts of an order
         * @description For the shop’s site, when an order is cancelled: its discounts may be had by others again. 404 for an order that has had none.
         */
        post: operations["releaseDiscounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/Simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the discounts of a basket
         * @description Reads only: counts the published discounts, and one as it is being written, line by line.
         */
        post: operations["simulateDiscounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/Stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a discount now
         * @description Its end becomes this moment; orders keep what they have had. 409 for one that is a draft, has not begun or is over already.
         */
        post: operations["stopDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/TitleCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the titles of a discount scope
         * @description Reads only. A title counts once, whatever it is one of; without any choice all titles count. An estimate where the catalogue is large.
         */
        post: operations["countDiscountTitles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Discount/Types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List discount types */
        get: operations["listDiscountTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/BuyerOrderReference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the buyer’s reference of an order
         * @description The purchase order of a business, the « numéro d’engagement » of a public body; its invoice says it, and its Factur-X as BT-13. 409 once the invoice is issued, and for what is no order.
         */
        put: operations["setBuyerOrderReference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/CancelItems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel lines of an order */
        post: operations["cancelDocumentItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes of documents
         * @description Server-sent events: `change` with id, version, userName and firstName (both null when it is not known who); first the versions as they are, so that nothing between the reading and the watching is missed. Where no order is named: `list`, once a second at most, when one has come in or was changed, and once at the beginning. A comment every 15 seconds. The stream ends when the session or the claim does.
         */
        get: operations["watchDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DeliverParcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a parcel as delivered
         * @description The customer is told by mail. Its lines are complete once the order is paid, and so is the order with the last of them. 409 AlreadyDelivered when it arrived before.
         */
        post: operations["deliverParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DeliveryPackage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the tracking number of an order */
        post: operations["setDeliveryPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a document */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DocumentComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a comment or a message to the customer */
        post: operations["addDocumentComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DocumentItemStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List line statuses with labels
         * @description For clients that name the status of a line; nobody chooses one.
         */
        get: operations["listDocumentItemStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DocumentMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of an order
         * @description Newest first. `getDocument` tells them among its events; this is for clients that need no more of the order.
         */
        get: operations["listDocumentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents
         * @description The search looks at numbers (one or several, also of an order's invoice, delivery or quotation), customer and shipping names, e-mail, telephone, city and EAN.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DocumentStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List document statuses with labels */
        get: operations["listDocumentStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DocumentTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List document types with labels */
        get: operations["listDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ExportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export documents as CSV
         * @description Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most, and who reads nothing for two minutes is cut off.
         */
        get: operations["exportDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/IssuedPaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice or a credit note as PDF
         * @description Always the same: it says what it said when it was issued.
         */
        get: operations["getIssuedPaperPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/IssueInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue the invoice of an order
         * @description On demand, for an order that is paid on invoice, or one of which all has left. Others get theirs by themselves as soon as all has left. 409 when there is one already, or when it cannot have one yet.
         */
        post: operations["issueInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the previous and next document of a list */
        get: operations["getDocumentNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/NotifyPicking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notify the customer that an order is ready for pickup
         * @description One mail a notification: the first of each line needs nothing; another one says `again` and the version of the order that it was read in. Without lines 409 NoEligibleLine when none is here, AlreadyNotified when the customer knows of all that are.
         */
        post: operations["notifyPicking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the labels and delivery notes of several orders as PDF
         * @description First the labels, then the notes, each in the order given. All or nothing: 422 names each order, by its place, of which there can be no such paper; 404 when one is not there; 409 for labels where the client has none.
         */
        post: operations["generatePapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/PaymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payment methods with labels */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/PaymentStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payment statuses with labels */
        get: operations["listPaymentStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a picking slip, delivery note or invoice as PDF */
        get: operations["getDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/PickingList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the picking list of several orders
         * @description One line a title and shelf, with the orders that want it; only lines that can be prepared and whose book is out.
         */
        get: operations["getPickingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ProductSales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sales of a product per week
         * @description Weeks begin on Monday, Europe/Paris; the last one is still running. Carts and cancelled lines are left out.
         */
        get: operations["getProductSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a refund
         * @description Whole or part of what was received. The payment is then partially refunded or refunded; the customer is told by mail unless `tellsCustomer` is false. No money moves: the refund itself is made at the bank, the till or the payment provider.
         */
        post: operations["recordRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/RelatedDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the related documents of an order
         * @description The same as `relatedDocuments` of `getDocument`, for clients that need no more of the order.
         */
        get: operations["listRelatedDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record returned lines
         * @description Copies that left, by line, with their state. Resellable ones go back to the stock of their title; what was invoiced is credited by a credit note, and what was paid for them is to be refunded. 422 names each line of which not so many copies left.
         */
        post: operations["returnDocumentItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/SalesOverTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get orders and turnover per week
         * @description Weeks begin on Monday, Europe/Paris; the last one is still running. Turnover: orders paid, cancelled lines left out, shipping included.
         */
        get: operations["getSalesOverTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/SettleVat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle the VAT of an order
         * @description Keeps the rates that an order was sold at, or takes those of the rule; either way nothing of its VAT has to be looked at any more, unless the rule itself could not be applied. 409 once there is an invoice, which never changes.
         */
        post: operations["settleDocumentVat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ShippingAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the shipping address of an order
         * @description 409 once a line has left.
         */
        put: operations["setShippingAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ShippingMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shipping methods with labels */
        get: operations["listShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ShippItems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ship lines of an order */
        post: operations["shipDocumentItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/UndoAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last action on an order
         * @description Shipping, cancelling or handing over, as long as its time has not passed and nothing else was done to the order: everything stands as before, nothing was sent. 409 UndoOver after that.
         */
        post: operations["undoDocumentAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ValidatePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a payment */
        post: operations["validatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ValidatePicking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand over an order */
        post: operations["validatePicking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the orders of each built-in view */
        get: operations["countDocumentViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/Cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a registration
         * @description Their place is free from then on; who waits moves up only when somebody gives them the place. A mail tells the person unless `tellsPerson` is false.
         */
        post: operations["cancelEventRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/CustomerRegistrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the registrations of a customer
         * @description By their e-mail address and those of the records that were merged into theirs, also where they gave the place up; the latest event first. Whoever has only the right to write own posts finds only these.
         */
        get: operations["listCustomerRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/Event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event with its counts and waiting list
         * @description Who waits stands in the order of registering, who is registered in that of the alphabet. The book is the first title that the event is linked to.
         */
        get: operations["getRegistrationEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/EventRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a registration */
        get: operations["getEventRegistration"];
        /**
         * Update a registration
         * @description Who they are and what they say; whether they have a place is not changed by this.
         */
        put: operations["updateEventRegistration"];
        /**
         * Create a registration
         * @description A place when one is free and nobody waits, else the end of the waiting list; a mail tells the person which. The same e-mail address twice for an event is 409, and so is an event that is over.
         */
        post: operations["createEventRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/EventRegistrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the registrations of an event
         * @description Search looks at names, e-mail addresses and telephone numbers.
         */
        get: operations["listEventRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/Events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events with registrations
         * @description Events that are on registration, or were and have some. Whoever has only the right to write own posts finds only these.
         */
        get: operations["listRegistrationEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/ExportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the registrations of an event as CSV
         * @description Who has a place, then who waits. Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most.
         */
        get: operations["exportEventRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/GivePlace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a free place to the first person on the waiting list
         * @description A mail tells the person. Refused: `NotWaiting`, `NotFirst` (somebody waited before), `NoFreePlace`, `Over`.
         */
        post: operations["giveEventPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/Presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record attendance
         * @description From half an hour before the event begins. Refused: `TooEarly`, `NotRegistered`.
         */
        post: operations["noteEventPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/WriteToRegistered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail to all registered people
         * @description One background task; everybody is written once, in their language. `expectedCount` is how many the caller was told: when it is another meanwhile, 409 with the reason `CountChanged`.
         */
        post: operations["writeToRegistered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Author": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an author */
        get: operations["getAuthor"];
        /** Update an author */
        put: operations["updateAuthor"];
        /** Create an author */
        post: operations["createAuthor"];
        /** Delete an author */
        delete: operations["deleteAuthor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List authors */
        get: operations["listAuthors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a collection */
        get: operations["getCollection"];
        /** Update a collection */
        put: operations["updateCollection"];
        /** Create a collection */
        post: operations["createCollection"];
        /** Delete a collection */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List collections */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/GenericLists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the generic lists of the catalogue with their counts
         * @description Only lists that the caller may open.
         */
        get: operations["listGenericLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/MergeAuthors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge authors */
        post: operations["mergeAuthors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/MergeCollections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge collections */
        post: operations["mergeCollections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a review */
        get: operations["getReview"];
        put?: never;
        post?: never;
        /**
         * Delete a review
         * @description With its answer, for good.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/ReviewAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a review
         * @description In the shop's name, read below the review; a later answer replaces an earlier one. What is rejected is not answered: 409 `Rejected`.
         */
        put: operations["answerReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description What waits first, then the newest, unless sorted otherwise.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/ReviewStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject reviews
         * @description Each one is done or refused by itself, and said so; a decision may be taken back by the other one. Refused: `NotFound` (deleted meanwhile), `SameStatus` (decided so already).
         */
        post: operations["setReviewStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Home/WorkQueues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List work queues with their counts
         * @description Only queues whose list the caller may open.
         */
        get: operations["listWorkQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Hosting/Health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the health of the server */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an import */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description The newest first.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Create an import
         * @description ONIX 3.0 or 3.1 with long or short tags, or CSV with columns for EAN, stock and shelf, whatever their order, separator and encoding; 300 MB at most. It is verified in the background, and nothing of the catalogue is written before `startImport`.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/OnixRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Parse an ONIX record
         * @description What a product of it would say, to begin a custom product with; nothing is written. A `Product` by itself or a message that holds one.
         */
        post: operations["readOnixRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Map the columns of a stock file
         * @description Which column says what, and what counts of several lines of one EAN; the file is then verified anew. Refused with 409 once it is being written.
         */
        post: operations["prepareImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the records of an import
         * @description In the order of the file. Kept are the first 10,000 refused, the first 1,000 changed and the first 1,000 new ones; the import says how many there are.
         */
        get: operations["listImportRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Refusals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export rejected records as CSV */
        get: operations["exportImportRefusals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a verified import
         * @description In the background, from where it stopped. Refused with 409 unless the file is verified or was stopped, and with 422 while several lines of one EAN wait for `prepareImport`.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an import
         * @description What is written stays; a start goes on from there.
         */
        post: operations["stopImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Label/GenerateLabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the carrier’s label as PDF
         * @description Only where the client has labels: 409 otherwise. Of a parcel that left, or of the next one.
         */
        post: operations["generateLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Mail/Mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a mail */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Mail/Mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mails */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Mail/SendMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail again */
        post: operations["sendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Mail/Template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a mail template
         * @description Written with invented facts; nothing is sent.
         */
        get: operations["getMailTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone a campaign
         * @description Its letter and its target as a new draft.
         */
        post: operations["cloneCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/DoubtfulMails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails whose sending is uncertain
         * @description Handed to the mail server, which did not say whether it took them; nobody has decided about them yet. The first 200, and how many there are.
         */
        get: operations["listDoubtfulMails"];
        put?: never;
        /**
         * Resolve mails whose sending is uncertain
         * @description `SendAgain`: each is sent once more, and who had the first has two. `Leave`: they stay as they are. A decision is taken once; refused: `countChanged` when somebody was faster.
         */
        post: operations["settleDoubtfulMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/DraftSending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an unsaved campaign as a test
         * @description Where the client sends drafts (`mailCampainDraft`).
         */
        post: operations["sendCampaignDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/ExportFailures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the failed mails of a campaign as CSV
         * @description Each e-mail address with its state, the reason and when. Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most.
         */
        get: operations["exportCampaignFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the links of a campaign
         * @description Asks each distinct link of a letter as it is being written over HTTP, as a reader who follows it would: HEAD, then GET where a site answers readers alone, at most five redirects and six seconds a link, the first forty links. Nothing is asked of addresses that are not of the public internet, and nothing is kept.
         */
        post: operations["checkCampaignLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/MailCampain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a campaign */
        get: operations["getCampaign"];
        /**
         * Update a campaign
         * @description Only a draft: what left cannot be called back, what is scheduled is unscheduled first.
         */
        put: operations["updateCampaign"];
        /** Create a campaign */
        post: operations["createCampaign"];
        /**
         * Delete a campaign
         * @description A draft, or one that was sent; its figures go with it.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/MailCampains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Searched by name and subject.
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns as id and name
         * @description All that were sent, the latest first: what another one is compared with.
         */
        get: operations["listCampaignPairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a campaign */
        post: operations["pauseCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a campaign
         * @description Reads only: renders a letter as it is being written; nothing of another file or site is read for it.
         */
        post: operations["previewCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the recipients of a campaign
         * @description Reads only: counts a target as it is being chosen.
         */
        post: operations["countCampaignRecipients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reschedule a campaign
         * @description The letter and the people who were confirmed stay as they are. A date is kept to the minute.
         */
        post: operations["rescheduleCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a campaign
         * @description Nobody who has the letter gets it again.
         */
        post: operations["resumeCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/SendTest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the saved campaign as a test
         * @description A test: it counts nowhere, and its subject says so.
         */
        post: operations["sendCampaignTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or schedule a campaign
         * @description `recipientCount` is the number that was confirmed; another one by now is 409. A date is kept to the minute; one that was missed by more than two hours waits for somebody.
         */
        post: operations["startCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sending statistics of a campaign
         * @description Delivered, refused and why; opens are never measured, clicks where the client counts them (`mailCampainClicks`).
         */
        get: operations["getCampaignStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the possible recipients of a campaign
         * @description Subscriptions and targets of the analysis, each with its number of people.
         */
        get: operations["getCampaignTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/MailCampain/Unschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unschedule a campaign */
        post: operations["unscheduleCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/Counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count media by type, missing text and use, with upload sizes */
        get: operations["getMediaCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/Media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a medium with its duplicates */
        get: operations["getMedia"];
        /**
         * Update a medium
         * @description A picture needs its alternative text; its type may become another type of picture.
         */
        put: operations["updateMedia"];
        /**
         * Create a medium from an upload or an external URL
         * @description A picture is drawn anew as WebP in four sizes, without place and camera; a document is a PDF without scripts; a sound is MP3, Ogg, WAV or MPEG-4. From another site only the player’s number is taken over, whatever was pasted.
         */
        post: operations["createMedia"];
        /**
         * Delete a medium
         * @description Its bytes go an hour later. One that a page or a post shows stays: 409.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/MediaConfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the upload limits of media */
        get: operations["getMediaConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/Medias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List media */
        get: operations["listMedias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/MediaTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List media types */
        get: operations["listMediaTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/MergeMedias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge media with the same content
         * @description What shows one of the others shows this one from then on, and the others are gone; one without alternative text takes theirs. `If-Match` is of the medium that stays.
         */
        post: operations["mergeMedias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/Upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of an upload
         * @description Id of the last event received, to resume after a lost connection.
         */
        get: operations["getMediaUpload"];
        put?: never;
        /**
         * Upload the next part of a file
         * @description The first part begins the upload under an id that the sender made. A part that has come already changes nothing; one that leaves a gap is 409. What is not used within a day is forgotten.
         */
        post: operations["sendMediaPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/Uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the uses of a medium */
        get: operations["listMediaUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes of messages
         * @description Server-sent events: `change` with id, version, userName, firstName (both null when it is not known who) and, when it is known, the operation that did it; first the versions as they are, so that nothing between the reading and the watching is missed. Where no message is named: `list`, once a second at most, when one has come in or was changed, and once at the beginning. A comment every 15 seconds. The stream ends when the session or the claim does.
         */
        get: operations["watchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a message */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description In the order of work unless sorted otherwise: the oldest unanswered first.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users who can be assigned messages
         * @description Everybody who may answer messages and is not disabled, by name.
         */
        get: operations["listMessageOwners"];
        /**
         * Assign a message
         * @description Its status stays. Whoever has it already: 409; a solved one is reopened first: 409. Somebody else was faster: 412 with the message, which says who has it.
         */
        put: operations["assignMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List subjects of the contact form */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a message by mail
         * @description The mail leaves once; a pending message is then in progress, or any is solved where the answer closes it. Answered or moved by somebody else since it was read: 412, and no mail leaves. A mark of a template still stands in it (« [à compléter : suivi] »): 422.
         */
        post: operations["replyToMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/ReplyPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a reply
         * @description Nothing is sent and nothing changes. An answer that opens with a greeting of its own is given no second one.
         */
        post: operations["previewReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List message statuses */
        get: operations["listMessageStatuses"];
        /**
         * Set the status of a message
         * @description Pending to Progress or Solved, Progress to Solved or Pending, Solved to Progress; anything else 409.
         */
        put: operations["setMessageStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the reply templates
         * @description Each may name facts between braces: {client}, {commande}, {etat}, {transporteur}, {suivi}, {librairie}, {date}. Whoever inserts one fills them; what is not known stands as « [à compléter : suivi] », and no answer leaves with it.
         */
        get: operations["getReplyTemplates"];
        /**
         * Update the reply templates
         * @description The whole list in its order; somebody saved it meanwhile: 412 with theirs.
         */
        put: operations["setReplyTemplates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Offer/Offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an offer */
        get: operations["getOffer"];
        /** Update an offer */
        put: operations["updateOffer"];
        /** Create an offer */
        post: operations["createOffer"];
        /** Delete an offer */
        delete: operations["deleteOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Offer/Offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the offers of a product */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/FullTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tree of pages
         * @description In the order in which they are read, those that are not published, too. `ETag` is the version of the tree: it grows with each move, addition and deletion.
         */
        get: operations["getPageFullTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a page
         * @description `If-Match` is the version of the tree, as `getPageFullTree` said it: when somebody moved, added or deleted a page meanwhile, 412 answers with the tree as it is now. Into itself: 409 with the reason `inside`; below the fourth level: 409, `tooDeep`. Its URL stays.
         */
        post: operations["movePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/Page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a page */
        get: operations["getPage"];
        /**
         * Update a page
         * @description Where it stands is what `movePage` changes. A URL that it had before leads to it from then on.
         */
        put: operations["updatePage"];
        /**
         * Create a page
         * @description It stands last below its parent. A URL that another page has: 409; below the fourth level: 409 with the reason `tooDeep`. Its blocs are verified as `validateBlocsInput` does.
         */
        post: operations["createPage"];
        /**
         * Delete a page
         * @description 409 with the reason `hasChildren` while it has children.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/PageLayouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List page layouts */
        get: operations["listPageLayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/PagePreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a page
         * @description Reads only: what is written is not saved, and what its blocs find is what the site would find now. Blocs that cannot be shown are left out.
         */
        post: operations["previewPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/Pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pages */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Popup/Popup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a popup with those that overlap it */
        get: operations["getPopup"];
        /** Update a popup */
        put: operations["updatePopup"];
        /** Create a popup */
        post: operations["createPopup"];
        /** Delete a popup */
        delete: operations["deletePopup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Popup/Popups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List popups */
        get: operations["listPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Popup/Shown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the popups that a given visitor would see
         * @description What the public site is answered, without the minute that it may keep its answer.
         */
        get: operations["listShownPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/AccessiblePosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts to link to
         * @description At most fifty, those that begin with what is searched first. Whoever has only the right to write own posts finds only these.
         */
        get: operations["listAccessiblePosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a post */
        get: operations["getPost"];
        /**
         * Update a post
         * @description Owners write their drafts and what was sent back to them, 409 (`OnlyDrafts`) otherwise; whoever writes all, all but the archive, 409 (`Archived`). Another's post is 403, or 404 where it may not be seen.
         */
        put: operations["updatePost"];
        /**
         * Create a post
         * @description It is the caller's, and a draft. HTML is cleaned. Fields that the type does not have are 422; a URL that another post has in the same language is 409.
         */
        post: operations["createPost"];
        /**
         * Delete an archived post
         * @description Only from the archive: 409 (`NotArchived`).
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendar of posts
         * @description From the first second of one day in Paris to the last of another, at most 62 days: when posts go online, leave the site and take place, archived ones left out; those of the past and those to come. Beyond a thousand the rest is left out, and said. Whoever has only the right to write own posts finds only these.
         */
        get: operations["getPostCalendar"];
        put?: never;
        /**
         * Reschedule a date of a post
         * @description As a save does it: whoever may write the post now may move its dates. An event keeps its length. 409 when the post has no such date or its status does not allow it, 422 when its publication would end before it begins.
         */
        post: operations["reschedulePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes and presence of posts
         * @description Server-sent events: `change` with id, version, userName, firstName (both null when it is not known who) and, when it is known, the operation that did it; first the versions as they are, so that nothing between the reading and the watching is missed; `presence` with id and people (userName and name of each colleague who has the post open, and field, in which they typed last and have not saved, null where nothing is; the caller left out) whenever that changes; a comment every 15 seconds. 404 when the caller may not know of one of them. The stream ends when the session, the claim or the right to one of them does.
         */
        get: operations["watchPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostConfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the fields of each post type */
        get: operations["getPostConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count posts by status
         * @description All states, also those in which none stands. Whoever has only the right to write own posts finds only these.
         */
        get: operations["getPostCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller’s unsaved draft of a post
         * @description Their own alone: nobody else ever reads it. Without an id, of a post that is not begun.
         */
        get: operations["getPostDraft"];
        /**
         * Save the caller’s draft of a post
         * @description Apart from the post: neither the site nor anybody else sees it. It takes the place of what was kept before. Not in the activity log; what is saved of it is. What is answered is kept.
         */
        put: operations["keepPostDraft"];
        post?: never;
        /**
         * Delete the caller’s draft of a post
         * @description Done as well when nothing is kept.
         */
        delete: operations["discardPostDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostOwners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the owners of posts
         * @description Callers who can edit only their own posts get only these.
         */
        get: operations["listPostOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostRevision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a revision of a post
         * @description Linked posts that the caller may not see, or that are gone, are left out.
         */
        get: operations["getPostRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostRevisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a post
         * @description The newest first. A post that was there before revisions were kept has them from its next change on; the first of them is what it was until then.
         */
        get: operations["listPostRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/Posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Search looks at titles and subtitles in all languages. Whoever has only the right to write own posts finds only these.
         */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List post statuses */
        get: operations["listPostStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostStatusMove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the status of a post
         * @description 409 with the reason when the post's status or what is missing in it does not allow it, 403 when the caller's right does not.
         */
        post: operations["movePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List post types */
        get: operations["listPostTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/RestorePostRevision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a post
         * @description A save like any other: what was there until now stays a revision. The status does not come back; titles, posts and categories that are gone by now are left out.
         */
        post: operations["restorePostRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Purchase/Arrivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get today’s arrivals
         * @description The newest first, at most a hundred, with how many there were.
         */
        get: operations["getArrivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Purchase/Cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a purchase
         * @description Of these lines, the copies that have not arrived: they are to be ordered again. 409 `NothingOutstanding` when all of one has arrived or was taken back.
         */
        post: operations["cancelPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Purchase/ExportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export titles to order as CSV
         * @description The same filters; a row a title with its EAN and the copies to order. Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most.
         */
        get: operations["exportTitlesToOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Purchase/Purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a purchase
         * @description The oldest orders that wait for these titles are held back until their copies arrive. Copies beyond those are for the shelf.
         */
        post: operations["recordPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Purchase/Receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a copy
         * @description It is for the oldest order for which one was ordered, else for the oldest for which nothing is here, else for the shelf, where it raises the stock. 404 where the catalogue has no title of that EAN; 422 for what is no EAN.
         */
        post: operations["receiveCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Purchase/TakeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the arrival of a copy
         * @description As if it had not been scanned. 409 `TakenBack` when it was already, `Gone` when it has left with its order, or from the shelf.
         */
        post: operations["takeBackArrival"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Purchase/TitlesToOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List titles to order
         * @description What is sold and neither on the shelf nor put aside, by supplier (the title's first one, else its publisher), with the orders that wait, the oldest first; and what is on order.
         */
        get: operations["listTitlesToOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Signature/Signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a signature */
        get: operations["getSignature"];
        /** Update a signature */
        put: operations["updateSignature"];
        /**
         * Create a signature
         * @description There is one signature a name, whatever the capitals and accents: 409. HTML is cleaned.
         */
        post: operations["createSignature"];
        /**
         * Delete a signature
         * @description Only one that signs no post: 409 with how many it signs.
         */
        delete: operations["deleteSignature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Signature/Signatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List signatures
         * @description Each with how many of the posts that the caller may see it signs.
         */
        get: operations["listSignatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/CustomerSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscriptions of a customer
         * @description By their e-mail address and those of the records that were merged into theirs, also what they left; the latest first.
         */
        get: operations["listCustomerSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/ExportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export subscribers as CSV
         * @description With the proof of each. Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most.
         */
        get: operations["exportSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/ForceUnSubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe a person permanently
         * @description No import and no colleague brings them back; they can by confirming themselves. Refused: `AlreadyLeft`.
         */
        post: operations["forceUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a subscriber import */
        get: operations["getSubscriberImport"];
        put?: never;
        /**
         * Create a subscriber import as a dry run
         * @description A list of e-mail addresses, or CSV with heads; 10 MB and 100,000 lines at most. Nobody is added before `startSubscriberImport`.
         */
        post: operations["createSubscriberImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/PrepareImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Map the columns of a subscriber import
         * @description The list is tried anew with them. Refused: `Started`.
         */
        post: operations["prepareSubscriberImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/Release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an e-mail address from the suppression list
         * @description It is subscribed to nothing by that: its owner can subscribe again, and confirms.
         */
        post: operations["releaseEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/StartImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a subscriber import
         * @description One background task. Who left, was taken off or is written to no more stays so; who is there keeps their proof; the same list twice changes nothing. Refused: `Started`, and with 422 while nobody has said which column has the addresses.
         */
        post: operations["startSubscriberImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/Stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get subscribers gained and lost over time
         * @description By day (30), week (26) or month (12) in Paris, the last one going on, with the period before it.
         */
        get: operations["getSubscriptionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/Subscriber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a subscriber with the proof of consent
         * @description When they agreed, where, to which words, and what happened since.
         */
        get: operations["getSubscriber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/Subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscribers
         * @description Search looks at e-mail addresses and names.
         */
        get: operations["listSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/Subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a subscription */
        get: operations["getSubscription"];
        /**
         * Update a subscription
         * @description What people read when they subscribed stays as it was in their proofs.
         */
        put: operations["updateSubscription"];
        /**
         * Create a subscription
         * @description An identifier that another subscription has is 409.
         */
        post: operations["createSubscription"];
        /**
         * Delete a subscription
         * @description Refused with 409, `HasPeople`, as long as it knows anybody: those who left must stay known.
         */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/Subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Searched by name and identifier.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/Suppressed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppressed e-mail addresses
         * @description Over all subscriptions.
         */
        get: operations["listSuppressedEmails"];
        put?: never;
        /**
         * Suppress an e-mail address
         * @description Whoever has it is taken off every subscription. One that is on the list already is 409.
         */
        post: operations["suppressEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Subscription/Types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List subscription types */
        get: operations["listSubscriptionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Tag/MergeTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge tags
         * @description What has one of the others has this one from then on, and the others are gone. `If-Match` is of the tag that stays.
         */
        post: operations["mergeTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Tag/Tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a tag */
        get: operations["getTag"];
        /** Update a tag */
        put: operations["updateTag"];
        /**
         * Create a tag
         * @description There is one tag a word, whatever the capitals and accents: 409. Without a name for URLs it is made of the name.
         */
        post: operations["createTag"];
        /**
         * Delete a tag
         * @description Posts that had it have it no longer.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Tag/Tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Each with how many of the posts that the caller may see have it.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Till/Close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a day of a till
         * @description Once a day and shop, with the cash that was counted; neither it nor what was taken on the day changes afterwards. 409 `AlreadyClosed` for the second one, `TillChanged` when something was taken that whoever counts has not seen. Not for a day to come.
         */
        post: operations["closeTillDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Till/Day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a day of a till
         * @description What went into it and out of it, by means and one by one. What is taken once the day is closed counts for the next one.
         */
        get: operations["getTillDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Till/ExportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a day of a till as CSV
         * @description A row a payment. Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most.
         */
        get: operations["exportTillDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/ForgotPasswordUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password link
         * @description Always the same answer, known or not; the mail leaves off the request's path. Throttled.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/LoginToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a user a one-time password link
         * @description Holds 24 hours, once; links before it no longer hold.
         */
        post: operations["createLoginToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/ResetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password with a link
         * @description The link holds one hour, once, and only the newest. All sessions of the person end.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/SetUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the first user with the one-time link
         * @description Only while there is no user. The link is printed at the first start without demo data.
         */
        post: operations["createFirstUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/SignOutUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of a user */
        post: operations["endUserSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/User": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a user */
        get: operations["getUser"];
        /**
         * Update a user
         * @description An empty password changes nothing. 409 when the person holds claims that the caller lacks, or when the last right to manage users would go.
         */
        put: operations["updateUser"];
        /**
         * Create a user
         * @description Without a password the person gets a mail with a link to choose one. Nobody grants a claim they lack: 422 at `claimTypes[n]` or `roles[n]`.
         */
        post: operations["createUser"];
        /**
         * Delete a user who never signed in
         * @description 409 for a user who has signed in: disable them instead, so that the log keeps their name.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/UserClaimsByPrefix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List claims */
        get: operations["listClaimTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/UserDisabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disable or enable a user
         * @description Disabling ends the person's sessions at once. Nobody disables themselves or the last person who manages users: 409.
         */
        put: operations["setUserDisabled"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/UserRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a role */
        get: operations["getRole"];
        /** Update a role */
        put: operations["updateRole"];
        /**
         * Create a role
         * @description Nobody bundles a claim they lack: 422 at `claimTypes[n]`.
         */
        post: operations["createRole"];
        /** Delete an unused role */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/UserRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List roles */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/Users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/View/View": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a saved view
         * @description Only its owner: 404 for everybody else. 403 for an owner who may no longer read the list.
         */
        put: operations["updateView"];
        /**
         * Create a saved view
         * @description Of a list that one may read: 403 for everybody else.
         */
        post: operations["createView"];
        /** Delete a saved view */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/View/Views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description One's own and the shared ones, for whoever holds a claim of the list; 403 for everybody else.
         */
        get: operations["listViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Webhook/Deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhook deliveries */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Webhook/Delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook delivery with its attempts */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Webhook/Resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an event under the same id
         * @description At once, and by the whole schedule when that fails. Also for one that has arrived.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Webhook/Secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal or rotate the secret of a webhook
         * @description The answer is the only place where the secret stands. One that was shown before goes on signing beside the new one for 24 hours.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Webhook/Test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook
         * @description It is signed like any other and tried once, also while the webhook is switched off.
         */
        post: operations["sendTestWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Webhook/Webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description Switched on again, it gets what has waited meanwhile.
         */
        put: operations["updateWebhook"];
        /**
         * Create a webhook
         * @description The URL is one of the public internet: https, no other port than 443, nothing of a private network. Its secret is shown by rotateWebhookSecret.
         */
        post: operations["createWebhook"];
        /**
         * Delete a webhook
         * @description With what waits for it and the record of what was sent.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Webhook/Webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Address/Countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description By name in the caller's language; France first.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Address/Genders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List forms of address */
        get: operations["listGenders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Authentication/SignOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this session: its access and refresh tokens no longer hold.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Authentication/Token/Refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the session
         * @description The refresh token is rotated; its reuse after ten seconds revokes the whole family.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Ean": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product of the public site by its EAN
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicProductByEan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Eans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products of the public site by their EANs
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match. In the order of the question.
         */
        get: operations["listPublicProductsByEan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the facets of the public catalogue
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of a product
         * @description PDF, to be kept rather than opened in the page. The bytes of a key never change.
         */
        get: operations["getProductFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product of the public site
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products of the public site by their ids
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match. In the order of the question.
         */
        get: operations["listPublicProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture
         * @description WebP. The bytes of a key never change: it may be kept for ever.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products as the user types
         * @description At most twenty hits, the best first. Found are words in any order of title, authors, publisher and collection, the last one perhaps unfinished, accents, case, ligatures, elisions, articles and plurals forgiven; an EAN, an old ISBN, five digits of one or more. Staff see hidden titles, too: the public site asks `searchPublicCatalog`.
         */
        get: operations["searchCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/SearchWithFacets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products of the public site, with facets
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["searchPublicCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Category/FullTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public tree of categories
         * @description For the public site: what is visible itself and below visible ones alone, in the order in which it is read. A name that is missing in the language is said in French. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicCategoryFullTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Category/Tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a public category with its descendants
         * @description As `getPublicCategoryFullTree`; 404 for what is hidden.
         */
        get: operations["getPublicCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/EventRegistration/EventRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for a public event
         * @description For the public site. Only for events that are online, on registration and not over; others are 404, those that are over or take no registrations 409. A place when one is free and nobody waits, else the end of the waiting list; a mail says which. Throttled.
         */
        post: operations["registerForEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Hosting/Hosting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the hosting information */
        get: operations["getHosting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/MailCampain/Link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a link of a campaign
         * @description Where the links of a letter lead where the client counts clicks (`mailCampainClicks`): counted for its campaign, by nobody's name, and led on. It leads only where a letter does, and goes on doing so when the campaign is gone.
         */
        get: operations["followCampaignLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Media/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sound or a document
         * @description Of the media type it was stored with: a sound to be played in the page, by ranges, a PDF to be kept. The bytes of a key never change: they may be kept for ever.
         */
        get: operations["getMediaFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Menu/FullMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the whole menu
         * @description In all languages, in the order in which it is read. `ETag` is the version of the menu: it grows with each move, addition and deletion.
         */
        get: operations["getFullMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Menu/Menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public menu
         * @description For the public site, without signing in: the entries that have a label in the language, in the order in which they are read; one without leaves out all that stands below it. May be kept a minute, and asked for again with If-None-Match. Of this path, this method alone is public.
         */
        get: operations["getPublicMenu"];
        /**
         * Move a menu entry
         * @description `If-Match` is the version of the menu, as `getFullMenu` said it: when somebody moved, added or deleted an entry meanwhile, 412 answers with the menu as it is now. Into itself: 409 with the reason `inside`; below the third level: 409, `tooDeep`.
         */
        put: operations["moveMenuItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Menu/MenuItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a menu entry */
        get: operations["getMenuItem"];
        /**
         * Update a menu entry
         * @description Where it stands is what `moveMenuItem` changes.
         */
        put: operations["updateMenuItem"];
        /**
         * Create a menu entry
         * @description It stands last below its parent; below the third level: 409 with the reason `tooDeep`. An address on the site begins with « / », one elsewhere with http:// or https://.
         */
        post: operations["createMenuItem"];
        /**
         * Delete a menu entry
         * @description 409 with the reason `hasChildren` while it has children.
         */
        delete: operations["deleteMenuItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Page/FullTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public tree of pages
         * @description For the public site: what is published and written in the language, below such pages alone, in the order in which it is read. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicPageFullTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Page/LocalizedPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a public page
         * @description For the public site: a published page in one language with what its blocs find now; without `url` the home page. Under a URL that it had before, `movedTo` says the new one. 404 for what is not published or not written in the language. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getLocalizedPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Popup/Popups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the active popups of the public site
         * @description For the public site: only those that are active now. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["listPublicPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Post/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a public post
         * @description For the public site: a post by its `id` or its `url` in one language, with what engines are told of it. 404 for what is not online now or not written in the language. A URL that a post had before leads to it, too: send visitors on to its `address` where that is another one. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Post/Posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List public posts
         * @description For the public site: what is online now and written in the language. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["listPublicPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Seo/TextToSeo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Convert a text to a URL segment
         * @description Lower case without accents, words parted by hyphens, 75 signs at most; empty where the text has neither letter nor figure. Whoever is signed in may ask. It says nothing of whether others have it.
         */
        get: operations["getSeoText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Store/Stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shops */
        get: operations["listStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Subscription/Confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the subscription confirmation page
         * @description Where the link of the mail leads: a button, and nothing done, for programs open links, too.
         */
        get: operations["showConfirmation"];
        put?: never;
        /**
         * Confirm a subscription
         * @description What the button of that page sends. A second time changes nothing; a link of more than thirty days ago is 404.
         */
        post: operations["confirmSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Subscription/Subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe an e-mail address
         * @description For the public site. Answers the same whether the address is known or not, new or gone; a mail asks to confirm where one must, and where somebody comes back. An identifier that nobody knows is 404. Throttled.
         */
        post: operations["subscribeByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Subscription/Unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the unsubscribe page
         * @description Where the link of a letter leads: a button, and nothing done.
         */
        get: operations["showUnsubscription"];
        put?: never;
        /**
         * Unsubscribe with one click
         * @description What that button sends, and mail programs by themselves (RFC 8058: `List-Unsubscribe=One-Click`); what the body holds is not looked at. A second time changes nothing.
         */
        post: operations["unsubscribeByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/User/Profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the caller’s account */
        get: operations["getProfile"];
        /**
         * Update the caller’s account
         * @description An empty password changes nothing; a new one needs the current one and ends the person's other sessions. A new e-mail address needs the current password, too, and the old address is told.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/User/SignOutElsewhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the caller’s other sessions */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/User/User": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in user */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Intake/Batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a batch of records
         * @description For the shop’s site and tills, with an API key. Each record is known by the sender’s own reference: sent again it is `unchanged`, so a batch without an answer is sent again as it was. References belong to the API key that sent them, and to the key that replaces it: made under its name once it is revoked. Another program’s are its own, but for two: an order’s reference is its number, which the shop has once, so `orderReference` may name an order of another program; and an event’s is its id, the same whoever sends it. A record that cannot be is `refused` with its problems, changes nothing and stops no other. What the contract does not allow refuses the batch whole: 422, nothing taken.
         */
        post: operations["takeIntake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Public/ShoppingCart/PaymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods of the cart
         * @description For the public site, which fills carts.
         */
        get: operations["listCartPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Public/ShoppingCart/ShippingMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipping methods of the cart
         * @description For the public site, which fills carts.
         */
        get: operations["listCartShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Public/ShoppingCart/Taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the VAT of a cart
         * @description For the public site, before it sells: the VAT of each line by title, place of delivery and buyer, the shipping spread over it, and the totals. Nothing changes.
         */
        post: operations["quoteCartTaxes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event
         * @description By [Standard Webhooks](https://www.standardwebhooks.com): verify `webhook-signature` over the bytes as they came with the webhook's secret and one of the published libraries, refuse what is older than five minutes, answer 2xx at once and work afterwards. Events may come twice or out of order: go by `webhook-id`, and read the record at `data.url`. What fails is tried ten times in three days; redirects are not followed.
         */
        post: operations["receiveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccountingSummary: {
            creditNotes: components["schemas"]["PaperTotal"];
            /** @description Days with papers, oldest first. */
            days: components["schemas"]["SalesDay"][];
            /** @description Received and not yet invoiced at the end of the last day. */
            deposits: components["schemas"]["Money"];
            /** Format: date */
            from: string;
            invoices: components["schemas"]["PaperTotal"];
            /** @description Means with movements. */
            receipts: components["schemas"]["MeansTotal"][];
            /** Format: date */
            to: string;
            /** @description By VAT number. */
            unionSales: components["schemas"]["UnionSale"][];
            /** @description French rates first, lowest rate first. */
            vat: components["schemas"]["VatFigure"][];
            /** @description Orders of the period, newest first, a hundred at most. */
            vatToCheck: components["schemas"]["VatToCheck"][];
        };
        ActionResult: {
            errors: string[];
            /** @constant */
            isValid: true;
            propertiesErrorMessages: components["schemas"]["PropertyError"][];
        };
        /**
         * @description What somebody did.
         * @enum {string}
         */
        ActionType: "View" | "Search" | "Cart" | "Favorite" | "Order" | "MailClick" | "Registration";
        /** @description One property, before and after; a secret shows that it changed, not what it was. */
        ActivityChange: {
            after: string | null;
            /** @description As text; lists and records as JSON. */
            before: string | null;
            property: string;
        };
        ActivityEntry: {
            /** @description The operation, or the kind of a background task. */
            action: string;
            address: string;
            /** Format: date-time */
            at: string;
            changes: components["schemas"]["ActivityChange"][];
            entity: string | null;
            entityId: string | null;
            /** @description What people called the record at that moment, a customer as they are called today; null where it has no name, and in entries older than that. */
            entityName: string | null;
            id: number;
            /** @enum {string} */
            outcome: "done" | "refused";
            /** @description First and last name as they are today; null once the account is gone. */
            personName: string | null;
            requestId: string;
            userId: number | null;
            /** @description Null: nobody was signed in. */
            userName: string | null;
        };
        ActivityPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["ActivityEntry"][];
        };
        AddedToCatalogList: components["schemas"]["ActionResult"] & {
            entityOutput: {
                addedCount: number;
                id: number;
                name: string;
                /** @description How many of them stood in the list already. */
                presentCount: number;
                /** @description How many titles the list has now. */
                productCount: number;
            };
        };
        Address: {
            address1: string;
            address2: string | null;
            city: string;
            company: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            firstName: string;
            lastName: string;
            phone: string | null;
            postalCode: string;
        };
        /** @description 422 names every property at once that is blank or that a carrier could not work with, by the shipping method and the country. */
        AddressSave: {
            /** @description Not blank. */
            address1: string;
            address2?: string | null;
            /** @description Not blank. */
            city: string;
            company?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /** @description One of firstName, lastName and company is not blank. */
            firstName: string;
            lastName: string;
            phone?: string | null;
            /** @description As its country writes it; five digits in France. Empty where addresses have none: Hong Kong, the Emirates, Panama, Ireland … */
            postalCode: string;
        };
        AddToCatalogList: {
            /** @description The list. */
            id: number;
            productIds: number[];
        };
        AnalysisActionTopsQuestion: {
            action: components["schemas"]["ActionType"];
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            grain: components["schemas"]["AnalysisGrain"];
            kind: components["schemas"]["AnalysisTopKind"];
            /** @description So many at most. */
            most: number;
            /** @description A saved target; null where `tree` says whom. */
            targetId: number | null;
            /** @description Where days begin at midnight, by its IANA name. */
            timeZone: string;
            /**
             * Format: date
             * @description Last day, included; what is to come is left out.
             */
            to: string;
            /** @description A target as it is being written; without conditions everybody whom the shop knows. */
            tree: components["schemas"]["TargetGroup"] | null;
        };
        AnalysisFigures: {
            /** @description What they did, in number. */
            events: number;
            /** @description Orders: the titles that somebody ordered at one moment are one. */
            orders: number;
            /** @description Who did anything, each once. */
            people: number;
            /** @description What was paid for titles, as far as orders say it. */
            turnover: components["schemas"]["Money"];
        };
        /**
         * @description By what figures are put together; the period before is as many of them earlier.
         * @enum {string}
         */
        AnalysisGrain: "day" | "week" | "month";
        AnalysisOverTime: {
            /** Format: date-time */
            countedAt: string;
            period: components["schemas"]["AnalysisPeriod"];
            /** @description The oldest first, up to now. */
            points: components["schemas"]["AnalysisPoint"][];
            previous: components["schemas"]["AnalysisPeriod"];
        };
        AnalysisOverTimeResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["AnalysisOverTime"];
        };
        AnalysisPeriod: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        AnalysisPoint: {
            events: number;
            /** @description False: cut off by the period, or still going on. */
            isComplete: boolean;
            orders: number;
            people: number;
            previous: {
                events: number;
                orders: number;
                people: number;
                /** Format: date */
                start: string;
                turnover: components["schemas"]["Money"];
            };
            /**
             * Format: date
             * @description First day of the day, week or month.
             */
            start: string;
            turnover: components["schemas"]["Money"];
        };
        AnalysisQuestion: {
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            grain: components["schemas"]["AnalysisGrain"];
            /** @description A saved target; null where `tree` says whom. */
            targetId: number | null;
            /** @description Where days begin at midnight, by its IANA name. */
            timeZone: string;
            /**
             * Format: date
             * @description Last day, included; what is to come is left out.
             */
            to: string;
            /** @description A target as it is being written; without conditions everybody whom the shop knows. */
            tree: components["schemas"]["TargetGroup"] | null;
        };
        AnalysisStats: {
            /** @description Each kind of action, in the order of their kinds. */
            actions: {
                action: components["schemas"]["ActionType"];
                count: number;
                people: number;
                /** @description How often in the period before. */
                previous: number;
            }[];
            before: components["schemas"]["AnalysisFigures"];
            /** Format: date-time */
            countedAt: string;
            /** @description Of the values that the target searches for; one that is gone is missing. */
            labels: components["schemas"]["TargetLabel"][];
            now: components["schemas"]["AnalysisFigures"];
            period: components["schemas"]["AnalysisPeriod"];
            previous: components["schemas"]["AnalysisPeriod"];
            /** @description People whom the target means, whether they did anything or not. */
            targeted: number;
        };
        AnalysisStatsResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["AnalysisStats"];
        };
        AnalysisTop: {
            /** @description How often. */
            count: number;
            /** @description EAN, category, publisher, or what was searched for, folded. */
            key: string;
            label: string;
            /** @description How often in the period before. */
            previous: number;
            /** @description Null: nobody did in the period before. */
            previousRank: number | null;
            /** @description Of a title that the catalogue has. */
            productId: number | null;
        };
        /**
         * @description What is ranked.
         * @enum {string}
         */
        AnalysisTopKind: "Title" | "Category" | "Publisher" | "Search";
        AnalysisTops: {
            /** Format: date-time */
            countedAt: string;
            items: components["schemas"]["AnalysisTop"][];
            period: components["schemas"]["AnalysisPeriod"];
            previous: components["schemas"]["AnalysisPeriod"];
        };
        AnalysisTopsQuestion: {
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            grain: components["schemas"]["AnalysisGrain"];
            kind: components["schemas"]["AnalysisTopKind"];
            /** @description So many at most. */
            most: number;
            /** @description A saved target; null where `tree` says whom. */
            targetId: number | null;
            /** @description Where days begin at midnight, by its IANA name. */
            timeZone: string;
            /**
             * Format: date
             * @description Last day, included; what is to come is left out.
             */
            to: string;
            /** @description A target as it is being written; without conditions everybody whom the shop knows. */
            tree: components["schemas"]["TargetGroup"] | null;
        };
        AnalysisTopsResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["AnalysisTops"];
        };
        /** @description What another program signs in with; its secret is nowhere to be read. */
        ApiKey: {
            claimTypes: string[];
            /** Format: date-time */
            createdAt: string;
            /** @description The person’s name as it was. */
            createdBy: string;
            /**
             * Format: date
             * @description The last day in Paris on which it holds.
             */
            expiresOn: string | null;
            id: number;
            /** @description CIDR; empty: from anywhere. */
            ipRanges: string[];
            /** Format: date-time */
            lastUsedAt: string | null;
            /** @description The IP address of the last call. */
            lastUsedFrom: string | null;
            name: string;
            /** @description With what the key begins: by it one found somewhere is recognised. */
            prefix: string;
            requestsPerMinute: number;
            /** Format: date-time */
            revokedAt: string | null;
            state: components["schemas"]["ApiKeyState"];
            version: number;
        };
        ApiKeyList: {
            items: components["schemas"]["ApiKey"][];
        };
        ApiKeyResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["ApiKey"];
        };
        ApiKeySave: {
            claimTypes: string[];
            /** Format: date */
            expiresOn: string | null;
            /** @description IPv4 and IPv6 addresses or networks in CIDR; empty: from anywhere. */
            ipRanges: string[];
            name: string;
            requestsPerMinute: number;
        };
        /** @enum {string} */
        ApiKeyState: "active" | "expired" | "revoked";
        /** @description A copy that was received. */
        Arrival: {
            authors: string[];
            /** @description Null: it is for the shelf. */
            document: components["schemas"]["ArrivalDocument"] | null;
            ean: string;
            id: number;
            isTakenBack: boolean;
            /** Format: date-time */
            receivedAt: string;
            receivedBy: string;
            /** @description Where the title stands. */
            shelf: string | null;
            title: string;
        };
        /** @description The order that a copy is for. */
        ArrivalDocument: {
            /** @description « 2 sur 3 arrivés »: lines of which nothing is still to come. */
            arrivedLineCount: number;
            /** @description Copies that it still waits for; none: it is ready. */
            awaitedCount: number;
            /** @description Something of it lies ready that the customer was not told of: `notifyPicking`. */
            canNotify: boolean;
            customerName: string;
            customId: string;
            id: number;
            isPickup: boolean;
            /** @description Lines that count. */
            lineCount: number;
            /** @description Where it is collected. */
            storeName: string | null;
        };
        ArrivalList: {
            /** @description Copies on order. */
            expectedCount: number;
            items: components["schemas"]["Arrival"][];
            /** @description Received today, without what was taken back. */
            totalCount: number;
        };
        ArrivalResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Arrival"];
        };
        ArrivalTakeBack: {
            id: number;
        };
        AttendanceLine: {
            buyBook: boolean;
            firstName: string;
            id: number;
            isPresent: boolean;
            lastName: string;
            phone: string;
        };
        Author: {
            /** @description Plain text, paragraphs parted by line ends. */
            biography: string;
            born: number | null;
            /** Format: date-time */
            createdAt: string;
            died: number | null;
            id: number;
            isVisible: boolean;
            name: string;
            otherNames: string[];
            titleCount: number;
            version: number;
        };
        AuthorPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["AuthorSummary"][];
        };
        AuthorResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Author"];
        };
        AuthorSave: {
            biography: string;
            born: number | null;
            died: number | null;
            isVisible: boolean;
            name: string;
            otherNames: string[];
        };
        AuthorSummary: {
            /** @description The year. */
            born: number | null;
            /** Format: date-time */
            createdAt: string;
            died: number | null;
            id: number;
            /** @description Shown on the public site. */
            isVisible: boolean;
            name: string;
            /** @description Further spellings under which titles name them. */
            otherNames: string[];
            /** @description How many titles of the catalogue carry one of the names. */
            titleCount: number;
        };
        /**
         * @description ONIX list 65.
         * @enum {string}
         */
        AvailabilityCode: "10" | "11" | "12" | "20" | "21" | "32" | "40" | "41" | "51";
        BackgroundTask: {
            doneCount: number;
            /** Format: date-time */
            endedAt: string | null;
            error: string | null;
            /** Format: uuid */
            id: string;
            /** @description True for a failed task that may be tried again. */
            isRetryable: boolean;
            /** @enum {string} */
            kind: "RefreshCachesAndCovers" | "VerifyImport" | "WriteImport" | "ApplyRestrictions" | "WriteToRegistered" | "ImportSubscribers" | "SendCampaign" | "AffectAllTargetsToUsers" | "CalculateRecommendations";
            /** @description What it does, in the caller's language. */
            label: string;
            /** Format: date-time */
            plannedAt: string;
            progress: components["schemas"]["Rate"];
            /** Format: date-time */
            startedAt: string | null;
            state: components["schemas"]["BackgroundTaskState"];
            totalCount: number;
            /** @description Who asked for it. */
            userName: string | null;
            /**
             * Format: date-time
             * @description When the public site shows the result (cache refresh: about five minutes after the end).
             */
            visibleAt: string | null;
        };
        BackgroundTaskPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["BackgroundTask"][];
        };
        /** @enum {string} */
        BackgroundTaskState: "Planned" | "Running" | "Done" | "Failed";
        /** @description An order’s money now: `owed` = `received` − `refunded` + `due` − `surplus`; `due` and `surplus` are never both above zero. */
        Balance: {
            /** @description Taken off after the sale: gestures, price errors, postage, lost parcels. */
            allowance: components["schemas"]["Money"];
            /** @description « Reste à régler ». */
            due: components["schemas"]["Money"];
            /** @description Live lines with shipping, less what came back and the allowance. */
            owed: components["schemas"]["Money"];
            received: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            /** @description « À rembourser ». */
            surplus: components["schemas"]["Money"];
        };
        /** @enum {string} */
        BillKind: "Invoice" | "CreditNote";
        Bloc: {
            /** @description Basic: the newest posts by themselves, at most `maximum`; otherwise `postIds` alone. */
            automaticRetrieve: boolean;
            blocType: components["schemas"]["BlocType"];
            /** @description Basic: only posts of these categories and those below them; none: of any. */
            categoryIds: number[];
            column: components["schemas"]["BlocColumn"];
            /**
             * Format: uuid
             * @description Made by whoever adds it; it stays the same as long as the bloc is there.
             */
            id: string;
            /** @description Whether `url` leads to another site. */
            isExternalUrl: boolean;
            localizations: components["schemas"]["BlocTexts"];
            /** @description How many are shown at most, where they are found by themselves. */
            maximum: number | null;
            /** @description ImageCarousel: its pictures in their order, each once. */
            mediaIds: number[];
            /** @description In their order, each once. */
            postIds: number[];
            /** @description Basic: only posts of this type; null: of any. */
            postType: components["schemas"]["PostType"] | null;
            /** @description Basic: staff put what is found in order; `postIds` come first. */
            resultsOrderable: boolean;
            /** @description Where its title leads. */
            url: string | null;
            width: components["schemas"]["BlocWidth"];
        };
        /**
         * @description The only or wide column, or the one beside it.
         * @enum {string}
         */
        BlocColumn: "main" | "side";
        BlocConfiguration: {
            items: {
                blocType: components["schemas"]["BlocType"];
                /**
                 * @description What staff fill in: a text, posts by hand, posts that are looked for, pictures, only how many are shown, or nothing.
                 * @enum {string}
                 */
                content: "html" | "posts" | "search" | "medias" | "maximum" | "nothing";
                /** @description How many things it shows at most. */
                most: number;
            }[];
            /** @description As many as a page may have. */
            mostBlocs: number;
        };
        BlocsInput: {
            blocs: components["schemas"]["Bloc"][];
            /** @description The page, whose posts may stay though they are not online; null: a new one. */
            id: number | null;
            pageLayout: components["schemas"]["PageLayout"];
        };
        BlocText: {
            /** @description HTML, of blocs of the type Html alone. */
            html: string;
            /** @description Empty: none is shown. */
            title: string;
        };
        BlocTexts: {
            en: components["schemas"]["BlocText"];
            fr: components["schemas"]["BlocText"];
        };
        /**
         * @description What a bloc shows (specification, section 4).
         * @enum {string}
         */
        BlocType: "Html" | "Manual" | "Basic" | "ImageCarousel" | "HardCodedCategoryNavigation" | "HardCodedProducts" | "HardCodedTags" | "HardCodedBestSales" | "HardCodedNewProducts" | "HardCodedSoonPublishedProducts" | "HardCodedAgenda";
        BlocTypeList: {
            items: {
                id: components["schemas"]["BlocType"];
                label: string;
            }[];
        };
        /**
         * @description How much of its column it takes, in percent (specification, section 4).
         * @enum {integer}
         */
        BlocWidth: 25 | 50 | 75 | 100;
        BlocWidthList: {
            items: {
                id: components["schemas"]["BlocWidth"];
                label: string;
            }[];
        };
        /** @description The buyer’s purchase order or « numéro d’engagement » (BT-13). */
        BuyerOrderReference: string | null;
        BuyerOrderReferenceRequest: {
            buyerOrderReference: components["schemas"]["BuyerOrderReference"];
            documentId: components["schemas"]["DocumentId"];
        };
        BuyerOrderReferenceResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description Left out when there is none. */
                buyerOrderReference?: string;
                id: number;
                version: number;
            };
        };
        Campaign: {
            /** @description With `AnalyticsTargetIds`. */
            analyticsTargetIds: number[];
            /** @description MJML or HTML; `{{unsubscribe}}` stands for each reader's own unsubscribe URL. A letter without such a link is sent with a footer that has one. */
            content: string;
            contentType: components["schemas"]["CampaignContentType"];
            /** Format: date-time */
            createdAt: string;
            /** @description How many mails have come to their end. */
            doneCount: number;
            /**
             * Format: date-time
             * @description When it leaves; null: once it is started.
             */
            dontSendBeforeDateUtc: string | null;
            /** @description With `EmailList`: e-mail addresses parted by `;`; commas, lines, tabs and names before them are taken, too. */
            emailList: string;
            id: number;
            /** @description Why it cannot go on by itself. */
            interruption: components["schemas"]["CampaignInterruption"] | null;
            isPaused: boolean;
            /** @description The last test had this very letter. */
            isTestCurrent: boolean;
            /** @description Every person has a mail of their own. */
            mailCreationDone: boolean;
            /** @description Every mail has come to its end. */
            mailSentDone: boolean;
            mailTarget: components["schemas"]["MailTarget"];
            /** @description For the team, never sent. */
            name: string;
            /** @description It was started or scheduled. */
            processing: boolean;
            /** @description How many people; null before it is started. */
            recipientCount: number | null;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time */
            startedAt: string | null;
            startedBy: string | null;
            state: components["schemas"]["CampaignState"];
            subject: string;
            /** @description With `SubscriptionId`. */
            subscriptionIdentifier: string | null;
            /**
             * Format: uuid
             * @description The background task that sends it.
             */
            taskId: string | null;
            /**
             * Format: date-time
             * @description When a test of it last left.
             */
            testedAt: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @enum {string} */
        CampaignContentType: "Mjml" | "Html";
        /** @enum {string} */
        CampaignDecision: "SendAgain" | "Leave";
        CampaignDoubts: {
            items: {
                /** Format: date-time */
                at: string | null;
                email: string;
                id: number;
                reason: components["schemas"]["CampaignMailReason"];
            }[];
            totalCount: number;
        };
        CampaignDraftSending: {
            /** @description MJML or HTML; `{{unsubscribe}}` stands for each reader's own unsubscribe URL. A letter without such a link is sent with a footer that has one. */
            content: string;
            contentType: components["schemas"]["CampaignContentType"];
            subject: string;
            to: string[];
        };
        /** @enum {string} */
        CampaignInterruption: "MissedDeparture" | "NoRecipients" | "LetterRefused" | "ServerAway" | "ServerRefuses";
        CampaignLetter: {
            /** @description MJML or HTML; `{{unsubscribe}}` stands for each reader's own unsubscribe URL. A letter without such a link is sent with a footer that has one. */
            content: string;
            contentType: components["schemas"]["CampaignContentType"];
        };
        /** @description One link of a letter, and what became of asking for it. */
        CampaignLink: {
            /** @description The first that leads there. */
            line: number;
            /** @description Where redirects ended. */
            movedTo: string | null;
            /** @description Why there is no answer, or why nothing was asked. */
            reason: ("Unreachable" | "TooSlow" | "Redirects" | "NotPublic" | "TooMany") | null;
            /**
             * @description `Moved`: it answers, elsewhere. `Dead`: the site says that there is nothing, or that it is broken.
             * @enum {string}
             */
            state: "Answers" | "Moved" | "Dead" | "NoAnswer" | "NotAsked";
            /** @description What the site answered. */
            status: number | null;
            url: string;
        };
        CampaignLinksAsked: {
            /** @description MJML or HTML. */
            content: string;
        };
        CampaignLinksResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description In the order of the letter. */
                links: components["schemas"]["CampaignLink"][];
            };
        };
        /** @enum {string} */
        CampaignMailReason: "UnknownMailbox" | "UnknownDomain" | "MailboxFull" | "TryLater" | "Policy" | "Suppressed" | "Interrupted" | "NoAnswer" | "Other";
        /** @enum {string} */
        CampaignMailState: "Waiting" | "Sending" | "Retry" | "Sent" | "Refused" | "Abandoned" | "Unknown";
        CampaignPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["CampaignSummary"][];
        };
        CampaignPairs: {
            items: {
                id: number;
                name: string;
            }[];
        };
        CampaignPreviewResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                bytes: number;
                /** @description The page without scripts, forms and frames. Null: what is written is no letter yet, or its page would be longer than 1 MB. */
                html: string | null;
                /** @description Neither a text nor a picture, the added footer aside: it is not sent. */
                isEmpty: boolean;
                problems: {
                    /** @description The parent that it does not fit in, the attributes that it does not have, or the attribute with its value. Empty for the other kinds. */
                    detail: string;
                    /** @description Empty: the whole letter. */
                    element: string;
                    /** @enum {string} */
                    kind: "NotMjml" | "ElementUnknown" | "ElementMisplaced" | "AttributeUnknown" | "ValueInvalid" | "NotCompiled" | "TooDeep" | "TooLarge";
                    line: number;
                }[];
                text: string;
                /**
                 * @description Whose unsubscribe link the page has: the author's, or that of the footer which the server adds where there is none. `Hidden`: no reader would see it, and the letter is not sent. Null: there is no page.
                 * @enum {string|null}
                 */
                unsubscribe: "Own" | "Added" | "Hidden" | null;
            };
        };
        CampaignRecipientsResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                duplicates: number;
                /** @description People whom the target names. */
                found: number;
                invalid: number;
                /** @description Left out: people of a target who never agreed to letters, or left them. */
                notAgreed: number;
                /** @description Left out: no letter is to go there any more. */
                suppressed: number;
                /** @description People who would get it. */
                total: number;
            };
        };
        CampaignReference: {
            id: number;
        };
        CampaignReschedule: {
            /** Format: date-time */
            dontSendBeforeDateUtc: string;
            id: number;
        };
        CampaignResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Campaign"];
        };
        CampaignSave: {
            /** @description With `AnalyticsTargetIds`. */
            analyticsTargetIds: number[];
            /** @description MJML or HTML; `{{unsubscribe}}` stands for each reader's own unsubscribe URL. A letter without such a link is sent with a footer that has one. */
            content: string;
            contentType: components["schemas"]["CampaignContentType"];
            /** @description With `EmailList`: e-mail addresses parted by `;`; commas, lines, tabs and names before them are taken, too. */
            emailList: string;
            mailTarget: components["schemas"]["MailTarget"];
            /** @description For the team, never sent. */
            name: string;
            subject: string;
            /** @description With `SubscriptionId`. */
            subscriptionIdentifier: string | null;
        };
        CampaignSettling: {
            /** @description The number of mails that was confirmed. */
            count: number;
            decision: components["schemas"]["CampaignDecision"];
            id: number;
            /** @description Null: all that are in doubt. */
            mailIds: number[] | null;
        };
        CampaignSettlingResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                count: number;
                id: number;
                state: components["schemas"]["CampaignState"];
            };
        };
        CampaignStart: {
            /**
             * Format: date-time
             * @description Null: at once.
             */
            dontSendBeforeDateUtc: string | null;
            id: number;
            /** @description The number of people that was confirmed. */
            recipientCount: number;
        };
        /** @enum {string} */
        CampaignState: "draft" | "scheduled" | "preparing" | "sending" | "paused" | "interrupted" | "sent";
        CampaignStats: {
            /** @description How often links of the letter were followed; null: they were not counted when it left. */
            clickCount: number | null;
            counts: {
                abandoned: number;
                refused: number;
                retry: number;
                sending: number;
                sent: number;
                unknown: number;
                waiting: number;
            };
            /** @description Those that did not pass, by reason. */
            failures: {
                /** @description What the server answered: `550 5.1.1`. */
                code: string | null;
                count: number;
                /** @description Where there is one alone. */
                domain: string | null;
                domainCount: number;
                /** Format: date-time */
                nextTryAt: string | null;
                reason: components["schemas"]["CampaignMailReason"];
                state: components["schemas"]["CampaignMailState"];
                tries: number;
            }[];
            /** Format: date-time */
            finishedAt: string | null;
            found: number;
            id: number;
            leftOut: number;
            /** @description Those that were followed, the most followed first. */
            links: {
                clicks: number;
                url: string;
            }[];
            /** Format: date-time */
            preparedAt: string | null;
            /** @description At most so many leave a minute. */
            ratePerMinute: number;
            sentLastMinute: number;
            /** Format: date-time */
            startedAt: string | null;
            state: components["schemas"]["CampaignState"];
            total: number;
            /** @description People who left by the way out of this letter; null: it has not left. */
            unsubscribedCount: number | null;
        };
        CampaignSummary: {
            /** Format: date-time */
            createdAt: string;
            /** @description How many mails have come to their end. */
            doneCount: number;
            /**
             * Format: date-time
             * @description When it leaves; null: once it is started.
             */
            dontSendBeforeDateUtc: string | null;
            id: number;
            /** @description Every person has a mail of their own. */
            mailCreationDone: boolean;
            /** @description Every mail has come to its end. */
            mailSentDone: boolean;
            mailTarget: components["schemas"]["MailTarget"];
            /** @description For the team, never sent. */
            name: string;
            /** @description It was started or scheduled. */
            processing: boolean;
            /** @description How many people; null before it is started. */
            recipientCount: number | null;
            /** Format: date-time */
            sentAt: string | null;
            state: components["schemas"]["CampaignState"];
            subject: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        CampaignTarget: {
            /** @description With `AnalyticsTargetIds`. */
            analyticsTargetIds: number[];
            /** @description With `EmailList`: e-mail addresses parted by `;`; commas, lines, tabs and names before them are taken, too. */
            emailList: string;
            mailTarget: components["schemas"]["MailTarget"];
            /** @description With `SubscriptionId`. */
            subscriptionIdentifier: string | null;
        };
        CampaignTargets: {
            analyticsTargets: {
                count: number;
                id: number;
                name: string;
            }[];
            subscriptions: {
                count: number;
                identifier: string;
                name: string;
            }[];
        };
        CampaignTest: {
            id: number;
            to: string[];
        };
        CampaignTestResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                to: string[];
            };
        };
        CancelItemsRequest: {
            documentId: components["schemas"]["DocumentId"];
            itemIds: components["schemas"]["ItemIds"];
            undoSeconds?: components["schemas"]["UndoSeconds"];
        };
        CartMethodList: {
            items: {
                id: string;
                isPickup: boolean;
                label: string;
                priceWithTax: components["schemas"]["Money"] | null;
            }[];
        };
        CartTaxes: {
            /** @description In the order of the request. */
            lines: {
                category: components["schemas"]["VatCategory"];
                /** @description Whose VAT it is; null: none. */
                country: string | null;
                ean: string;
                flags: components["schemas"]["VatFlag"][];
                /** @description What the invoice says about it (BT-120), in French. */
                note: string | null;
                /** @description Of the VATEX list (BT-121). */
                reasonCode: string | null;
                regime: components["schemas"]["VatRegime"];
                taxRate: components["schemas"]["Rate"];
            }[];
            /** @description By VAT, in the order of the lines; tax is computed once for each. */
            totals: {
                category: components["schemas"]["VatCategory"];
                country: string | null;
                noTax: components["schemas"]["Money"];
                note: string | null;
                reasonCode: string | null;
                regime: components["schemas"]["VatRegime"];
                /** @description Share of the shipping, part of the sums; with tax as the request’s prices are. */
                shippingPrice: components["schemas"]["Money"];
                tax: components["schemas"]["Money"];
                taxRate: components["schemas"]["Rate"];
                withTax: components["schemas"]["Money"];
            }[];
            vatNumber: {
                /** @description Number of the check, which proves it. */
                consultation: string | null;
                number: string;
                /** @enum {string} */
                state: "Valid" | "Invalid" | "Unchecked";
            } | null;
        };
        CartTaxRequest: {
            /** @description ISO 3166-1 alpha-2, of the address it is sent to; of the reader’s for a download. */
            country: string;
            /**
             * Format: date
             * @description Day of the sale; today by default.
             */
            date?: string;
            /**
             * @description Every price of the request is with tax; false: without.
             * @default true
             */
            isWithTax?: boolean;
            lines: {
                /** @description Of a title that the public site shows. */
                ean: string;
                /**
                 * @description A file instead of a copy: taxed as a service.
                 * @default false
                 */
                isDownload?: boolean;
                quantity: number;
                /** @description Euros, what the customer pays for a copy. */
                unitPrice: string;
            }[];
            /**
             * @description Of the same address; it identifies Corsica, overseas departments and islands.
             * @default
             */
            postalCode?: string;
            /** @description One that is collected is taxed as in France. */
            shippingMethod: components["schemas"]["ShippingMethod"];
            /**
             * @description Euros.
             * @default 0.00
             */
            shippingPrice?: string;
            /** @description VAT number in the EU of a buyer that is a business; null: a consumer. */
            vatNumber?: string | null;
        };
        CatalogList: components["schemas"]["CatalogListSummary"] & {
            /** @description In their order. */
            products: components["schemas"]["ProductSummary"][];
        };
        CatalogListPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["CatalogListSummary"][];
        };
        CatalogListResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["CatalogList"];
        };
        CatalogListSave: {
            catalogListType: components["schemas"]["CatalogListType"];
            name: string;
            /** Format: date-time */
            nextUpdateTime: string | null;
            page: string;
            /** @description In their order, each once. */
            productIds: number[];
        };
        CatalogListSummary: {
            catalogListType: components["schemas"]["CatalogListType"];
            /** Format: date-time */
            createdAt: string;
            id: number;
            name: string;
            /**
             * Format: date-time
             * @description When it is made anew next.
             */
            nextRunAt: string;
            /**
             * Format: date-time
             * @description Until then it stays as staff made it; null: it is made anew each day (specification, section 9).
             */
            nextUpdateTime: string | null;
            /** @description Where on the site it stands; a page has one list of a type. */
            page: string;
            productCount: number;
            /**
             * Format: date-time
             * @description When it was last made anew; null: never.
             */
            updatedAt: string | null;
            version: number;
        };
        /**
         * @description What a list shows when it makes itself: new titles, titles to come, the titles that sell best (specification, section 4).
         * @enum {string}
         */
        CatalogListType: "News" | "ToRelease" | "BestSellers";
        Category: components["schemas"]["CategoryNode"] & {
            /** @description Where the public site shows it, whatever page is associated. */
            address: string;
            /** @description Those above it, the first level first, with their names in the caller's language. */
            path: {
                id: number;
                name: string;
            }[];
        };
        /** @description Unique; the last part of its address on the public site, /categorie/{code}. */
        CategoryCode: string;
        /** @description By language. The public site says the French name where another is missing. */
        CategoryLocalizations: {
            en?: components["schemas"]["CategoryText"];
            fr: components["schemas"]["CategoryText"];
        };
        CategoryMove: {
            id: number;
            /** @description Before how many of those there, counted without itself; past the last one, to the end. */
            index: number;
            /** @description Null: at the first level. */
            parentId: number | null;
        };
        CategoryMoveResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description Every category whose parent or position is another now. */
                places: {
                    id: number;
                    parentId: number | null;
                    position: number;
                }[];
                /** @description Of the tree now; unchanged where it stood there already. */
                version: number;
            };
        };
        CategoryNode: {
            /** @description How many stand right below it. */
            childCount: number;
            code: components["schemas"]["CategoryCode"];
            id: number;
            /** @description Hidden, it hides all that stands below it from the public site. */
            isVisible: boolean;
            /** @description There are four levels at most. */
            level: number;
            localizations: components["schemas"]["CategoryLocalizations"];
            pageUrl: components["schemas"]["CategoryPageUrl"];
            /** @description Null: it stands at the first level. */
            parentId: number | null;
            /** @description Among those below the same parent, the lowest first; gaps mean nothing. */
            position: number;
            version: number;
        };
        /** @description The address of the associated page, from « / » on; null: its own address alone. Whether such a page exists cannot be known yet. */
        CategoryPageUrl: string | null;
        CategoryResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Category"];
        };
        CategorySave: {
            code: components["schemas"]["CategoryCode"];
            isVisible: boolean;
            localizations: components["schemas"]["CategoryLocalizations"];
            pageUrl: components["schemas"]["CategoryPageUrl"];
            /** @description Below which a new one stands; null or absent: at the first level. Saving one that is there moves nothing: absent, or where it stands; elsewhere, 422. */
            parentId?: number | null;
        };
        CategoryText: {
            name: string;
        };
        CategoryTree: {
            /** @description In the order in which they are read: each before those below it. */
            items: components["schemas"]["CategoryNode"][];
            /** @description Of the whole tree; what `moveCategory` takes. */
            version: number;
        };
        /** @description A claim by its name, or as reads give it. */
        ClaimReference: string | {
            id: string;
        };
        ClaimType: {
            /** @description Claim name, e.g. `Permission.BackOffice.Cache.Product`. */
            id: string;
        };
        ClaimTypeList: {
            items: components["schemas"]["GrantableClaimType"][];
        };
        Collection: {
            /** Format: date-time */
            createdAt: string;
            /** @description Plain text, paragraphs parted by line ends. */
            description: string;
            id: number;
            isVisible: boolean;
            name: string;
            otherNames: string[];
            publisher: string;
            titleCount: number;
            titleCountIsExact: boolean;
            version: number;
        };
        CollectionPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["CollectionSummary"][];
        };
        CollectionResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Collection"];
        };
        CollectionSave: {
            description: string;
            isVisible: boolean;
            name: string;
            otherNames: string[];
            publisher: string;
        };
        CollectionSummary: {
            /** Format: date-time */
            createdAt: string;
            id: number;
            /** @description Shown on the public site. */
            isVisible: boolean;
            name: string;
            /** @description Further spellings under which titles name them. */
            otherNames: string[];
            /** @description Its publisher as titles name it; empty: whoever publishes it. */
            publisher: string;
            /** @description How many titles of the publisher carry one of the names. */
            titleCount: number;
            /** @description False: there are more than 10,000. */
            titleCountIsExact: boolean;
        };
        CopyReceive: {
            /** @description As read or typed: an EAN or an ISBN, hyphens or not. */
            ean: string;
        };
        /**
         * @description How money is taken, or given back, at the counter.
         * @enum {string}
         */
        CounterMeans: "Cash" | "CreditCard" | "Check";
        /** @description What was taken at the counter, by means, each once; together at most what is due. */
        CounterPayments: {
            /** @description More than nothing; of cash what is kept, without the change. */
            amount: components["schemas"]["Money"];
            means: components["schemas"]["CounterMeans"];
        }[];
        Customer: components["schemas"]["CustomerSummary"] & {
            billingAddress: components["schemas"]["Address"] | null;
            /**
             * Format: date-time
             * @description When everything about them was erased; null for whoever is known.
             */
            erasedAt: string | null;
            /** @description The e-mail addresses of those who were merged into this one, lower case. */
            formerEmails: string[];
            /** @description The customer into whom this one was merged: whoever asks for it asks for them. */
            mergedIntoId: number | null;
            messageCount: number;
            /** @description What the team keeps in mind about them; empty when there is nothing. */
            note: string;
            /** @description The department of a public body that its invoices go to (Chorus Pro, BT-10). */
            serviceCode: string | null;
            shippingAddress: components["schemas"]["Address"] | null;
            /** @description The business’s SIREN (nine digits) or SIRET (fourteen). */
            siret: string | null;
            subscriptions: {
                displayedText: string;
                /** Format: date-time */
                since: string;
                /** @enum {string} */
                type: "Newsletter" | "Marketing" | "AlertSearchNewItems" | "AlertProductAvailability" | "PremiumAccount";
            }[];
            /** @description Its number for taxes within the Union. */
            vatNumber: string | null;
            version: number;
        };
        /** @description What a business is known by; blanks within the numbers do not count. A service code is of the place that a SIRET names. */
        CustomerBusinessRequest: {
            serviceCode: components["schemas"]["ServiceCode"];
            siret: string | null;
            vatNumber: string | null;
        };
        CustomerDataResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                customer: components["schemas"]["Customer"];
                discounts: {
                    [key: string]: unknown;
                }[];
                documents: {
                    [key: string]: unknown;
                }[];
                events: {
                    [key: string]: unknown;
                }[];
                letters: {
                    [key: string]: unknown;
                }[];
                mails: {
                    [key: string]: unknown;
                }[];
                messages: {
                    [key: string]: unknown;
                }[];
                profiles: {
                    [key: string]: unknown;
                }[];
                registrations: {
                    [key: string]: unknown;
                }[];
                reviews: {
                    [key: string]: unknown;
                }[];
                subscriptions: {
                    [key: string]: unknown;
                }[];
                suppressions: {
                    [key: string]: unknown;
                }[];
            };
        };
        CustomerDouble: {
            customer: components["schemas"]["CustomerSummary"];
            reasons: ("sameEmail" | "samePhone" | "sameName")[];
        };
        CustomerDoubleList: {
            items: components["schemas"]["CustomerDouble"][];
        };
        CustomerLetter: {
            id: number;
            message: string;
            subject: string;
        };
        CustomerLetterResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** Format: uuid */
                mailId: string;
                to: string;
            };
        };
        CustomerMergeCount: {
            count: number;
            /** @enum {string} */
            part: "orders" | "messages" | "reviews" | "discounts" | "events" | "mails" | "registrations" | "subscriptions";
        };
        CustomerMergePreview: {
            counts: components["schemas"]["CustomerMergeCount"][];
            into: components["schemas"]["Customer"];
            merged: components["schemas"]["Customer"];
            /** @description Both notes as one; where that is longer than a note may be, whoever merges shortens it. */
            note: string;
        };
        CustomerMergeRequest: {
            /** @description The one that stays. */
            id: number;
            /** @description The one that goes. */
            mergedId: number;
            mergedVersion: number;
            /** @description The note that stays; without it both notes as one, 422 where that is too long. */
            note?: string;
            /** @description What is taken over from the one that goes; all else is of the one that stays. */
            take: ("name" | "company" | "email" | "phone" | "role" | "billingAddress" | "shippingAddress")[];
            version: number;
        };
        CustomerNoteRequest: {
            note: string;
        };
        CustomerPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["CustomerSummary"][];
        };
        CustomerReference: {
            id: number;
        };
        CustomerRegistration: {
            /** Format: date-time */
            creationTime: string;
            email: string;
            /** @description Its title. */
            event: string;
            eventId: number;
            /** Format: date-time */
            eventStart: string;
            id: number;
            state: components["schemas"]["RegistrationState"];
        };
        CustomerRegistrationList: {
            items: components["schemas"]["CustomerRegistration"][];
        };
        CustomerResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Customer"];
        };
        CustomerRole: {
            id: number;
            name: string;
        };
        CustomerRoleList: {
            items: components["schemas"]["CustomerRole"][];
        };
        CustomerRoleRequest: {
            roleId: number | null;
        };
        CustomerSubscription: {
            email: string;
            /** @description The subscriber. */
            id: number;
            /** @description The e-mail address is written to no more, whatever the state. */
            isSuppressed: boolean;
            /**
             * Format: date-time
             * @description Since when they are in this state.
             */
            since: string;
            state: components["schemas"]["SubscriberState"];
            /** @description Its name in the caller's language. */
            subscription: string;
            subscriptionId: number;
        };
        CustomerSubscriptionList: {
            items: components["schemas"]["CustomerSubscription"][];
        };
        CustomerSummary: {
            company: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string;
            id: number;
            lastName: string;
            /** Format: date-time */
            lastOrderAt: string | null;
            orderCount: number;
            orderTotal: components["schemas"]["Money"];
            phone: string | null;
            role: components["schemas"]["CustomerRole"] | null;
        };
        CustomerTitle: {
            authors: string[];
            /** Format: date-time */
            date: string;
            documentCustomId: string;
            documentId: number;
            ean: string;
            /** @description The order's line. */
            id: number;
            productId: number | null;
            quantity: number;
            title: string;
        };
        CustomerTitlePage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["CustomerTitle"][];
        };
        DeliverParcelRequest: {
            documentId: components["schemas"]["DocumentId"];
            parcelId: components["schemas"]["ParcelId"];
        };
        DeliveryPackageRequest: {
            deliveryPackage: components["schemas"]["TrackingNumber"];
            documentId: components["schemas"]["DocumentId"];
            /** @description Of which parcel; left out: of the last one, and before anything left of the first to leave. */
            parcelId?: number;
        };
        Discount: {
            assignedToCategories: components["schemas"]["DiscountNames"];
            assignedToProductAttributes: components["schemas"]["DiscountAttribute"][];
            /** @description EANs. */
            assignedToProducts: string[];
            assignedToSubCategories: components["schemas"]["DiscountNames"];
            /** @description The one code that all customers type: letters, digits and hyphens, kept in capitals; one discount has it. Null beside `requiresCouponCode`: only codes made for one order each. */
            couponCode: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description For the team; may be empty. */
            description: string;
            discountAmount: components["schemas"]["Money"] | null;
            discountLimitationType: components["schemas"]["DiscountLimitationType"];
            /** @description 0.05 is 5 %, with two decimals of a percent at most. */
            discountPercentage: number | null;
            discountType: components["schemas"]["DiscountType"];
            /** @description JSON that the public site is given as it is. */
            extensionData: string | null;
            /** @description What these orders were given by it. */
            givenAmount: components["schemas"]["Money"];
            id: number;
            /** @description False: it stands alone. */
            isCumulative: boolean;
            /** @description All that it applies to costs nothing; percentage and amount then count for nothing and are emptied. */
            isFree: boolean;
            /** @description False: a draft, whatever its dates. */
            isPublished: boolean;
            limitationTimes: number | null;
            /** @description What a percentage takes at most, in all. */
            maximumDiscountAmountWithUserPercentage: components["schemas"]["Money"] | null;
            name: string;
            /** Format: date-time */
            publicationEndTime: string | null;
            /** Format: date-time */
            publicationStartTime: string | null;
            /** @description How many orders that are not cancelled have had it. */
            redemptionCount: number;
            requiresCouponCode: boolean;
            /** @description A country's two letters. */
            restricedShippingCountryId: string | null;
            /** @description A country's two letters. */
            restrictedBillingCountryId: string | null;
            /** @description What the titles of a basket come to at least, before any discount. */
            restrictedMinSpentAmount: components["schemas"]["Money"] | null;
            restrictedPaymentMethodName: components["schemas"]["PaymentMethod"] | null;
            restrictedShippingMethodName: components["schemas"]["ShippingMethod"] | null;
            restrictedToCustomerRoleId: number | null;
            /** @description Only for customers who have the loyalty card. */
            restrictedToCustomerWithFidelity: boolean;
            state: components["schemas"]["DiscountState"];
            /** @description The titles of `assignedToProducts`, as far as the catalogue still has them. */
            titles: {
                ean: string;
                title: string;
            }[];
            /** @description What these orders came to, with tax. */
            turnover: components["schemas"]["Money"];
            /** @description False: an amount; of titles, off every copy. */
            usePercentage: boolean;
            version: number;
        };
        /** @description A particularity of a title, as the catalogue has it. */
        DiscountAttribute: {
            type: string;
            value: string;
        };
        /** @description A code for one order. */
        DiscountCode: {
            code: string;
            /** Format: date-time */
            createdAt: string;
            id: number;
            /** @description The order that has it. */
            orderReference: string | null;
            state: components["schemas"]["DiscountCodeState"];
            /** Format: date-time */
            usedAt: string | null;
            /** Format: date-time */
            withdrawnAt: string | null;
        };
        DiscountCodePage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["DiscountCode"][];
        };
        DiscountCodesChange: {
            /** @description How many were made, or taken back. */
            count: number;
            discountId: number;
        };
        DiscountCodesRequest: {
            count: number;
            discountId: number;
            /** @description What the codes begin with: letters without accents, digits and hyphens; may be empty. */
            prefix: string;
        };
        DiscountCodesResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["DiscountCodesChange"];
        };
        /**
         * @description Nobody has had it; an order has it; taken back before anybody had it.
         * @enum {string}
         */
        DiscountCodeState: "free" | "used" | "withdrawn";
        DiscountCodesWithdrawal: {
            /** @description Null: all that nobody has had. */
            codes: string[] | null;
            discountId: number;
        };
        /**
         * @description What the law on book prices makes worth a second look. Books below the price that the law lets a shop ask for, of anybody or of public bodies and libraries; posted books below the publisher's price; books that are posted for less than the least.
         * @enum {string}
         */
        DiscountHint: "BooksBelowPrice" | "BooksBelowPublicPrice" | "BooksPosted" | "ShippingTooCheap";
        /**
         * @description How often it may be had.
         * @enum {string}
         */
        DiscountLimitationType: "Unlimited" | "NTimesOnly" | "NTimesPerCustomer";
        /** @description A moment, or a day alone: a start then counts from midnight, an end until 23:59:59, in Paris. */
        DiscountMoment: string | null;
        /** @description Names as titles of the catalogue carry them. */
        DiscountNames: string[];
        DiscountPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["DiscountSummary"][];
        };
        DiscountRedemptionRequest: {
            /** @description As the customer typed it; what asks for a code is not had without it. */
            code: string | null;
            /** @description Null: nobody known, who has no discount that is limited by customer. */
            customerId: number | null;
            discounts: {
                discountId: number;
                /** @description What it took from this order, in euros. */
                taken: string;
            }[];
            orderReference: components["schemas"]["OrderReference"];
            /** @description What the order comes to with its discounts, in euros with tax. */
            orderTotal: string;
        };
        DiscountRedemptions: {
            items: {
                discountId: number;
                /** @description How many orders that are not cancelled have it. */
                redemptionCount: number;
            }[];
            orderReference: components["schemas"]["OrderReference"];
        };
        DiscountRedemptionsResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["DiscountRedemptions"];
        };
        /** @enum {string} */
        DiscountRefusal: "Draft" | "Scheduled" | "Over" | "Exhausted" | "CodeMissing" | "CodeOther" | "CodeUsed" | "CodeWithdrawn" | "MinimumNotReached" | "FidelityMissing" | "RoleOther" | "PaymentMethodOther" | "ShippingMethodOther" | "BillingCountryOther" | "ShippingCountryOther" | "CustomerUnknown" | "CustomerUsedUp" | "NoItemInScope" | "NothingToTake" | "Outweighed" | "TooMany";
        DiscountReleaseRequest: {
            orderReference: components["schemas"]["OrderReference"];
        };
        DiscountResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Discount"];
        };
        /** @description A field that the others' choices leave without effect is emptied, not refused. A title needs one of what the discount is assigned to; assigned to nothing it is for all titles. */
        DiscountSave: {
            assignedToCategories: components["schemas"]["DiscountNames"];
            assignedToProductAttributes: components["schemas"]["DiscountAttribute"][];
            /** @description EANs. */
            assignedToProducts: string[];
            assignedToSubCategories: components["schemas"]["DiscountNames"];
            /** @description The one code that all customers type: letters, digits and hyphens, kept in capitals; one discount has it. Null beside `requiresCouponCode`: only codes made for one order each. */
            couponCode: string | null;
            /** @description For the team; may be empty. */
            description: string;
            discountAmount: components["schemas"]["Money"] | null;
            discountLimitationType: components["schemas"]["DiscountLimitationType"];
            /** @description 0.05 is 5 %, with two decimals of a percent at most. */
            discountPercentage: number | null;
            discountType: components["schemas"]["DiscountType"];
            /** @description JSON that the public site is given as it is. */
            extensionData: string | null;
            /** @description False: it stands alone. */
            isCumulative: boolean;
            /** @description All that it applies to costs nothing; percentage and amount then count for nothing and are emptied. */
            isFree: boolean;
            /** @description False: a draft, whatever its dates. */
            isPublished: boolean;
            limitationTimes: number | null;
            /** @description What a percentage takes at most, in all. */
            maximumDiscountAmountWithUserPercentage: components["schemas"]["Money"] | null;
            name: string;
            publicationEndTime: components["schemas"]["DiscountMoment"];
            publicationStartTime: components["schemas"]["DiscountMoment"];
            requiresCouponCode: boolean;
            /** @description A country's two letters. */
            restricedShippingCountryId: string | null;
            /** @description A country's two letters. */
            restrictedBillingCountryId: string | null;
            /** @description What the titles of a basket come to at least, before any discount. */
            restrictedMinSpentAmount: components["schemas"]["Money"] | null;
            restrictedPaymentMethodName: components["schemas"]["PaymentMethod"] | null;
            restrictedShippingMethodName: components["schemas"]["ShippingMethod"] | null;
            restrictedToCustomerRoleId: number | null;
            /** @description Only for customers who have the loyalty card. */
            restrictedToCustomerWithFidelity: boolean;
            /** @description False: an amount; of titles, off every copy. */
            usePercentage: boolean;
        };
        DiscountSimulation: {
            /** @description In the order in which they were counted. */
            applied: {
                /** @description 0: the one that is not kept yet. */
                discountId: number;
                isCapped: boolean;
                name: string;
                taken: components["schemas"]["Money"];
            }[];
            hints: components["schemas"]["DiscountHint"][];
            lines: {
                after: components["schemas"]["Money"];
                before: components["schemas"]["Money"];
                ean: string;
                kind: components["schemas"]["ProductKind"];
                /** @description Discounts that apply, and not to this title. */
                outOfScope: number[];
                quantity: number;
                steps: components["schemas"]["DiscountStep"][];
                title: string;
                unitPrice: components["schemas"]["Money"];
            }[];
            /** @description Those that are published, and the asked one, as far as they take nothing; why; and what each would have taken alone. */
            refused: {
                alone: components["schemas"]["Money"];
                discountId: number;
                name: string;
                reason: components["schemas"]["DiscountRefusal"];
            }[];
            shipping: {
                after: components["schemas"]["Money"];
                before: components["schemas"]["Money"];
                steps: components["schemas"]["DiscountStep"][];
            };
            total: components["schemas"]["Money"];
            totalBefore: components["schemas"]["Money"];
        };
        DiscountSimulationRequest: {
            /** @description Null: that of the customer's address. */
            billingCountry: string | null;
            /** @description As the customer typed it. */
            code: string | null;
            customerId: number | null;
            /** @description What is not saved yet, counted as if it were published; null: the kept discounts alone. */
            discount: components["schemas"]["DiscountSave"] | null;
            /** @description The discount that `discount` stands for; null: a new one. */
            id: number | null;
            lines: {
                ean: string;
                quantity: number;
            }[];
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            /** @description Null: that of the customer's address. */
            shippingCountry: string | null;
            shippingMethod: components["schemas"]["ShippingMethod"] | null;
            /** @description Euros, with tax. */
            shippingPrice: string;
        };
        DiscountSimulationResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["DiscountSimulation"];
        };
        /**
         * @description Not published; published and not begun; to be had just now; given as often as it may be; over.
         * @enum {string}
         */
        DiscountState: "draft" | "scheduled" | "active" | "exhausted" | "over";
        /** @description What one discount took from one amount. */
        DiscountStep: {
            base: components["schemas"]["Money"];
            discountId: number;
            /** @description Euros before rounding half up, where it is a percentage of this very amount. */
            exact: string | null;
            taken: components["schemas"]["Money"];
        };
        DiscountStop: {
            id: number;
        };
        DiscountSummary: {
            /** @description The one code that all customers type: letters, digits and hyphens, kept in capitals; one discount has it. Null beside `requiresCouponCode`: only codes made for one order each. */
            couponCode: string | null;
            /** Format: date-time */
            createdAt: string;
            discountAmount: components["schemas"]["Money"] | null;
            discountLimitationType: components["schemas"]["DiscountLimitationType"];
            /** @description 0.05 is 5 %, with two decimals of a percent at most. */
            discountPercentage: number | null;
            discountType: components["schemas"]["DiscountType"];
            /** @description What these orders were given by it. */
            givenAmount: components["schemas"]["Money"];
            id: number;
            /** @description False: it stands alone. */
            isCumulative: boolean;
            /** @description All that it applies to costs nothing; percentage and amount then count for nothing and are emptied. */
            isFree: boolean;
            /** @description False: a draft, whatever its dates. */
            isPublished: boolean;
            limitationTimes: number | null;
            name: string;
            /** Format: date-time */
            publicationEndTime: string | null;
            /** Format: date-time */
            publicationStartTime: string | null;
            /** @description How many orders that are not cancelled have had it. */
            redemptionCount: number;
            requiresCouponCode: boolean;
            state: components["schemas"]["DiscountState"];
            /** @description What these orders came to, with tax. */
            turnover: components["schemas"]["Money"];
            /** @description False: an amount; of titles, off every copy. */
            usePercentage: boolean;
            version: number;
        };
        DiscountTitleChoice: {
            assignedToCategories: components["schemas"]["DiscountNames"];
            assignedToProductAttributes: components["schemas"]["DiscountAttribute"][];
            /** @description EANs. */
            assignedToProducts: string[];
            assignedToSubCategories: components["schemas"]["DiscountNames"];
        };
        DiscountTitleCount: {
            count: number;
            isExact: boolean;
        };
        DiscountTitleCountResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["DiscountTitleCount"];
        };
        /**
         * @description What it is taken from; counted in this order.
         * @enum {string}
         */
        DiscountType: "AppliesToItems" | "AppliesToSubTotal" | "AppliesToShipping";
        Document: components["schemas"]["DocumentSummary"] & {
            balance: components["schemas"]["Balance"];
            billingAddress: components["schemas"]["Address"];
            /** @description The buyer’s own number for it, which the invoice has to say (code de commerce, L. 441-9); left out when there is none. */
            buyerOrderReference?: string;
            customer: components["schemas"]["DocumentCustomer"];
            /** @description The latest internal comment. */
            documentComment: string | null;
            /** @description Newest first. */
            events: components["schemas"]["DocumentEvent"][];
            /** @description Its invoice and credit notes under numbers of their own, first first; left out before there is one. */
            issuedPapers?: components["schemas"]["IssuedPaper"][];
            items: components["schemas"]["DocumentItem"][];
            itemsPriceWithTax: components["schemas"]["Money"];
            /** @description Every movement of its money, first first. */
            ledger: components["schemas"]["LedgerEntry"][];
            /** Format: date-time */
            paidAt: string | null;
            /** @description What left, first first; empty for what is collected. */
            parcels: components["schemas"]["Parcel"][];
            relatedDocuments: components["schemas"]["RelatedDocument"][];
            /** @description What came back and is owed no more; left out when nothing did. */
            returned?: components["schemas"]["Money"];
            shippingAddress: components["schemas"]["Address"];
            shippingPriceWithTax: components["schemas"]["Money"];
            /**
             * Format: uri
             * @description The carrier's page for the tracking number.
             */
            trackingUrl: string | null;
            /** @description What was done last, as long as it can be taken back. */
            undo: components["schemas"]["DocumentUndo"] | null;
            vat: components["schemas"]["VatLine"][];
            /** @description Left out for a sale at French rates with nothing to look at. */
            vatRegime?: components["schemas"]["DocumentVat"];
            /** @description Also the ETag, in quotes. */
            version: number;
        };
        DocumentActionRequest: {
            documentId: components["schemas"]["DocumentId"];
        };
        DocumentCommentRequest: {
            documentId: components["schemas"]["DocumentId"];
            /**
             * @description True: a message to the customer, sent by mail; false: an internal comment.
             * @default false
             */
            isMessage?: boolean;
            text: string;
        };
        DocumentCustomer: {
            company: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string;
            id: number;
            lastName: string;
            orderCount: number;
            orderTotal: components["schemas"]["Money"];
            phone: string | null;
        };
        /** @description One line of the order's thread. */
        DocumentEvent: {
            /** @description Who did it; null for the customer or the site. */
            actorName: string | null;
            amount: components["schemas"]["Money"] | null;
            /** Format: date-time */
            date: string;
            id: number;
            /** @description How many lines it touched; how many copies, of what came back, was ordered of a supplier or arrived. */
            itemCount: number | null;
            /** @enum {string} */
            kind: "Created" | "PaymentReceived" | "PaymentRefused" | "Shipped" | "Cancelled" | "TrackingSet" | "PickingNotified" | "PickingValidated" | "Completed" | "Comment" | "CustomerMessage" | "MailQueued" | "Refunded" | "Delivered" | "InvoiceIssued" | "CreditNoteIssued" | "Returned" | "CopiesOrdered" | "PurchaseCancelled" | "CopiesArrived";
            mailType: string | null;
            /** @description Of a refund; `text` is its reference. */
            refundMeans?: components["schemas"]["RefundMeans"];
            /** @description Of a refund. */
            refundReason?: components["schemas"]["RefundReason"];
            /** @description What was written, for comments and messages; the titles, for what was ordered of a supplier and what arrived. */
            text: string | null;
            trackingNumber: string | null;
        };
        DocumentId: number;
        DocumentItem: {
            authors: string[];
            /** @description Copies on order at the supplier's; the line is held back until they are here. */
            awaited: number;
            collection: string | null;
            ean: string;
            id: number;
            isSigned: boolean;
            kind: components["schemas"]["ProductKind"];
            /**
             * Format: date-time
             * @description When the customer was told that it waits in the shop.
             */
            notifiedAt: string | null;
            picture: components["schemas"]["PictureKey"];
            productId: number | null;
            publisher: string | null;
            quantity: number;
            /** Format: date */
            releaseDate: string | null;
            /** @description How many of its copies came back; left out when none did. */
            returnedQuantity?: number;
            /** @description Copies that arrived for this line and lie ready. */
            setAside: number;
            shelf: string | null;
            status: components["schemas"]["DocumentItemStatus"];
            taxRate: components["schemas"]["Rate"];
            title: string;
            totalPriceWithTax: components["schemas"]["Money"];
            unitPriceWithTax: components["schemas"]["Money"];
        };
        /** @enum {string} */
        DocumentItemStatus: "Temp" | "Created" | "Pending" | "Processing" | "Shipped" | "Complete" | "Cancelled";
        DocumentMessageList: {
            items: {
                actorName: string | null;
                /** Format: date-time */
                date: string;
                id: number;
                text: string;
            }[];
        };
        DocumentNeighbours: {
            next: components["schemas"]["DocumentReference"] | null;
            /** @description Where it stands in the list, from 1; null past 10,000 or when it is not in the list. */
            position: number | null;
            previous: components["schemas"]["DocumentReference"] | null;
        };
        DocumentPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["DocumentSummary"][];
        };
        DocumentReference: {
            customId: string;
            id: number;
        };
        DocumentResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Document"];
        };
        /** @enum {string} */
        DocumentStatus: "Temp" | "Created" | "Pending" | "PendingExternal" | "AwaitingPayment" | "PaymentFailed" | "PaymentCanceled" | "Processing" | "ProcessingExternal" | "Shipped" | "Complete" | "CompleteExternal" | "Cancelled";
        DocumentSummary: {
            customerId: number;
            customerName: string;
            /** @description The number staff and customers say. */
            customId: string;
            /** Format: date-time */
            date: string;
            /** @description The tracking number that was given last; each parcel has its own. */
            deliveryPackage: string | null;
            documentStatus: components["schemas"]["DocumentStatus"];
            documentType: components["schemas"]["DocumentType"];
            externalId: string | null;
            /** @description True, in a list: the customer of a pickup was told of a part, and more of it is here since. Left out otherwise. */
            hasMoreToNotify?: boolean;
            id: number;
            /** @description False: the pair of statuses is not a legal one (« État incohérent »). */
            isCoherent: boolean;
            /** @description Live lines. */
            itemCount: number;
            /** @description « Payé en partie, reste … »; left out when nothing was received yet, or nothing is due. */
            paymentDue?: components["schemas"]["Money"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            pickingNotifiedAt: string | null;
            /** @description « À rembourser »; null when nothing is due. */
            refundDue: components["schemas"]["Money"] | null;
            /** @description Live lines that left or were handed over. */
            shippedCount: number;
            shippingMethod: components["schemas"]["ShippingMethod"];
            store: components["schemas"]["Store"] | null;
            totalPriceWithTax: components["schemas"]["Money"];
        };
        /** @enum {string} */
        DocumentType: "Order" | "Quotation" | "Delivery" | "Invoice";
        /** @description An action that can be taken back: its mails, papers and webhooks wait until then. */
        DocumentUndo: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "Shipped" | "Cancelled" | "PickingValidated";
            /** Format: date-time */
            until: string;
        };
        /** @description VAT of an order by title, place of delivery and buyer. */
        DocumentVat: {
            /** @description Whose VAT it is; null: none. */
            country: string | null;
            /** @description What the shop has to look at; empty once it was settled. OtherTaxRate: sold at another rate than the rule’s. */
            flags: ("UnknownCountry" | "NoCorsicanRates" | "NoCountryRates" | "NoOverseasRates" | "VatNumberUnchecked" | "VatNumberInvalid" | "OtherTaxRate")[];
            /** @description What its papers say about it (BT-120), in French. */
            note: string | null;
            /** @description Check of the buyer’s VAT number; left out where it does not matter. */
            numberCheck?: {
                /** @description Number of the check, which proves it. */
                consultation?: string;
                /** Format: date */
                day: string;
                number: string;
                /** @enum {string} */
                state: "Valid" | "Invalid" | "Unchecked";
            };
            regime: components["schemas"]["VatRegime"];
        };
        DocumentVatRequest: {
            documentId: number;
            /**
             * @description Sold: the rates it was sold at stay. Rule: those of title, place and buyer take their place; what the customer pays stays the same.
             * @enum {string}
             */
            rates: "Sold" | "Rule";
        };
        /**
         * @description A built-in view of the trade; a book that is not out yet has nothing to prepare.
         * @enum {string}
         */
        DocumentView: "toPrepare" | "pickupToNotify" | "awaitingRelease" | "toCollect" | "paymentFailed" | "toSettle";
        EventBatch: {
            events: components["schemas"]["EventRecord"][];
        };
        EventBatchResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                received: number;
                /** @description Those that were not recorded before. */
                recorded: number;
            };
        };
        EventErasureResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                forgotten: number;
            };
        };
        EventMailRequest: {
            /** @description The post. */
            eventId: number;
            expectedCount: number;
            /** @description Plain text. */
            message: string;
            subject: string;
        };
        EventPresenceRequest: {
            /** @description The registration. */
            id: number;
            isPresent: boolean;
        };
        EventRecord: {
            action: components["schemas"]["ActionType"];
            /** @description What was paid. */
            amount: components["schemas"]["Money"] | null;
            /**
             * Format: date-time
             * @description When it happened; an event to come counts as now.
             */
            at: string;
            customerId: number | null;
            /** @description The title that it was about. */
            ean: string | null;
            /** @description The sender’s own; sent again it is the same event. */
            id: string;
            /** @description What was searched for. */
            text: string | null;
            /**
             * Format: uuid
             * @description Who is not signed in.
             */
            visitorGuid: string | null;
        };
        EventRegistration: {
            buyBook: boolean;
            /** Format: date-time */
            cancelledAt: string | null;
            comments: string;
            /** Format: date-time */
            creationTime: string;
            email: string;
            eventId: number;
            firstName: string;
            id: number;
            isPresent: boolean;
            lastName: string;
            /** @description Empty: none. */
            phone: string;
            state: components["schemas"]["RegistrationState"];
            version: number;
        };
        EventRegistrationAdd: {
            buyBook: boolean;
            comments: string;
            /** @description Its own among the registrations of an event. */
            email: string;
            /** @description The post. */
            eventId: number;
            firstName: string;
            lastName: string;
            /** @description Empty: none. */
            phone: string;
        };
        EventRegistrationCancel: {
            /** @description The registration. */
            id: number;
            /**
             * @description False: no mail leaves.
             * @default true
             */
            tellsPerson?: boolean;
        };
        EventRegistrationId: {
            /** @description The registration. */
            id: number;
        };
        EventRegistrationPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["EventRegistration"][];
        };
        EventRegistrationResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["EventRegistration"];
        };
        EventRegistrationSave: {
            buyBook: boolean;
            comments: string;
            /** @description Its own among the registrations of an event. */
            email: string;
            firstName: string;
            lastName: string;
            /** @description Empty: none. */
            phone: string;
        };
        Facet: {
            /** @description False where more than 10,000 products were found: each count is then « at least ». */
            isExact: boolean;
            name: components["schemas"]["FacetName"];
            /** @description The twenty most frequent and those that were chosen. A price is a band in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00. */
            values: {
                count: number;
                /** @description In the caller’s language; subjects in French. */
                label: string;
                value: string;
            }[];
        };
        /** @enum {string} */
        FacetName: "sale" | "kind" | "availability" | "publisher" | "collection" | "language" | "clil" | "thema" | "price" | "year" | "stock" | "visibility";
        /** @description The cover that the feed names by its URL. `refreshCachesAndCovers` fetches it; one that staff gave stays. */
        FeedCover: {
            fault: components["schemas"]["FeedCoverFault"] | null;
            state: components["schemas"]["FeedCoverState"];
            /**
             * Format: date-time
             * @description When it was last fetched; null: not yet.
             */
            triedAt: string | null;
            url: string;
        };
        /**
         * @description Why the last try brought none: no URL of the public web, no answer in time, refused there, above 20 MB or 40 million pixels, no picture; `Removed`: staff took it away, and it is not fetched until the feed names another.
         * @enum {string}
         */
        FeedCoverFault: "BadUrl" | "Unreachable" | "Refused" | "TooLarge" | "NoPicture" | "Removed";
        /**
         * @description `Shown`: the cover that is shown came from there; `Overruled`: staff gave another; `Awaited`: neither, it comes with a refresh unless `fault` says why not.
         * @enum {string}
         */
        FeedCoverState: "Shown" | "Overruled" | "Awaited";
        /**
         * @description What the feed says of a title. Everything else of a product is the shop's own.
         * @enum {string}
         */
        FeedField: "title" | "subEan" | "authors" | "publishers" | "suppliers" | "collections" | "editions" | "series" | "categories" | "classifications" | "publics" | "kind" | "releaseDate" | "priceWithTax" | "taxRate" | "availability" | "summary" | "pages" | "weight" | "height" | "width" | "thickness" | "languages" | "clil" | "thema" | "duration" | "variations";
        FieldConfiguration: {
            operators: components["schemas"]["Label"][];
            ranges: components["schemas"]["Label"][];
            rules: components["schemas"]["Label"][];
        };
        /** @description Names the bytes: other bytes have another key. */
        FileKey: string;
        /** @description What stays in sight when a picture is cut: shares of its width and height, from the upper left. */
        FocalPoint: {
            x: number;
            y: number;
        };
        ForceUnsubscribeRequest: {
            /** @description The person. */
            id: number;
            /** @description Needed where the reason is `Other`. */
            note: string;
            /** @enum {string} */
            reason: "Phone" | "Letter" | "Complaint" | "Other";
        };
        FullMenu: {
            /** @description In the order in which they are read: each before those below it. */
            items: components["schemas"]["MenuItem"][];
            /** @description Of the whole menu; what `moveMenuItem` takes. */
            version: number;
        };
        /** @enum {string} */
        Gender: "Unknown" | "Male" | "Female";
        GenericList: {
            /** @description In the caller's language. */
            label: string;
            list: components["schemas"]["GenericListName"];
            totalCount: number;
            /** @description False past 10,000: `totalCount` is then an estimate. */
            totalIsExact: boolean;
            /** @description How many wait for somebody; null where nothing ever waits. */
            waitingCount: number | null;
        };
        GenericListList: {
            items: components["schemas"]["GenericList"][];
        };
        /** @enum {string} */
        GenericListName: "Author" | "Review" | "Collection";
        GrantableClaimType: {
            id: string;
            /** @description False when the caller lacks it. */
            isGrantable: boolean;
        };
        Health: {
            /** Format: date-time */
            checkedAt: string;
            checks: components["schemas"]["HealthCheck"][];
            /** @enum {string} */
            environment: "demo" | "production";
            /** @enum {string} */
            mode: "embedded" | "postgresql";
            /** Format: date-time */
            startedAt: string;
            state: components["schemas"]["HealthState"];
            version: string;
        };
        HealthCheck: {
            /** @description What waits, or is there, where that is counted. */
            count: number | null;
            /** @description What failed or is missing, where that is counted. */
            failedCount: number | null;
            /** @description How long the answer took. */
            milliseconds: number | null;
            /** @enum {string} */
            name: "database" | "databaseWrites" | "migrations" | "tasks" | "mails" | "mailServer" | "files";
            /**
             * Format: date-time
             * @description Since when the oldest one waits.
             */
            oldestAt: string | null;
            state: components["schemas"]["HealthState"];
        };
        /** @enum {string} */
        HealthState: "ok" | "degraded" | "down";
        Hosting: {
            /** @enum {string} */
            environment: "demo" | "production";
            locales: {
                id: number;
                name: string;
            }[];
            /**
             * @description Which database answers.
             * @enum {string}
             */
            mode: "embedded" | "postgresql";
            /** @description Client variant. */
            name: string;
            title: string;
            version: string;
        };
        Import: {
            changedCount: number;
            /** @description Known titles are changed. */
            changes: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Null: the watched folder. */
            createdBy: string | null;
            /** @description New titles are made. */
            creates: boolean;
            /** @description EANs of a file of stocks that stand on several lines. */
            duplicateCount: number;
            /** @description What counts of them; null: nobody has decided, and `startImport` refuses. */
            duplicates: components["schemas"]["ImportDuplicates"] | null;
            encoding: string | null;
            /** Format: date-time */
            endedAt: string | null;
            /** @description Why the file cannot be read, or not to its end, in the caller's language. */
            fault: string | null;
            fileName: string;
            /** @description Bytes. */
            fileSize: number;
            id: number;
            isFromFolder: boolean;
            kind: components["schemas"]["ImportKind"];
            newCount: number;
            /** @description The last record that verification or import has dealt with. */
            position: number;
            /** @description Of the changed ones, those whose price changes. */
            priceCount: number;
            progress: components["schemas"]["Rate"];
            recordCount: number;
            refusedCount: number;
            /** @description Of ONIX: `3.0`, `3.1`. */
            release: string | null;
            /** @description What to know of the file, in the caller's language: counts below 0, codes that a spreadsheet rounded. */
            remarks: string[];
            sender: string | null;
            /**
             * Format: date-time
             * @description When the message was sent, as it says itself.
             */
            sentAt: string | null;
            /** @description Where the file comes from by itself; null: a person sent it. */
            source: components["schemas"]["ImportSource"] | null;
            /** Format: date-time */
            startedAt: string | null;
            startedBy: string | null;
            state: components["schemas"]["ImportState"];
            /** @description Of a file of stocks: its columns and first rows. */
            table: components["schemas"]["ImportTable"] | null;
            /**
             * Format: uuid
             * @description The background task that works on it, or did.
             */
            taskId: string | null;
            unchangedCount: number;
            usesShortTags: boolean | null;
            /** Format: date-time */
            verifiedAt: string | null;
            writtenChangedCount: number;
            writtenNewCount: number;
            /** @description Refused while writing. */
            writtenRefusedCount: number;
        };
        ImportChange: {
            /** @description As the feed says it. */
            after: unknown;
            /** @description As the product says it now. */
            before: unknown;
            /** @description Of a price, its type (ONIX list 58); of an availability that the catalogue has no word for, its code (list 65). */
            code: string | null;
            field: components["schemas"]["ImportField"];
            /** @description Staff took the field over: the product stays as it is, and only what the feed last said is noted. */
            isOverruled: boolean;
        };
        /**
         * @description What a column of a file of stocks says.
         * @enum {string}
         */
        ImportColumnField: "ean" | "stock" | "shelf";
        /** @description Which column says what, by the columns' names. */
        ImportColumns: {
            ean: string;
            shelf: string | null;
            stock: string | null;
        };
        /**
         * @description Of several lines of one EAN: the sum of their stocks, or the last line.
         * @enum {string}
         */
        ImportDuplicates: "Sum" | "Last";
        /**
         * @description What an import changes of a product.
         * @enum {string}
         */
        ImportField: "title" | "authors" | "publishers" | "suppliers" | "collections" | "editions" | "series" | "publics" | "kind" | "releaseDate" | "priceWithTax" | "taxRate" | "availability" | "summary" | "pages" | "weight" | "height" | "width" | "thickness" | "languages" | "clil" | "thema" | "duration" | "isVisible" | "stock" | "shelf";
        /**
         * @description Notices in ONIX, or stocks and shelves in CSV.
         * @enum {string}
         */
        ImportKind: "Onix" | "Stock";
        /** @enum {string} */
        ImportOutcome: "New" | "Changed" | "Refused";
        ImportPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Import"][];
        };
        ImportRecord: {
            changes: components["schemas"]["ImportChange"][];
            ean: string | null;
            line: number;
            /** @description Its place in the file. */
            number: number;
            outcome: components["schemas"]["ImportOutcome"];
            priceWithTax: components["schemas"]["Price"];
            productId: number | null;
            /** @description Why it is refused, in the caller's language. */
            reasons: string[];
            /** @description ONIX's RecordReference. */
            reference: string | null;
            title: string | null;
        };
        ImportRecordPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["ImportRecord"][];
        };
        ImportReference: {
            id: number;
        };
        ImportResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Import"];
        };
        /** @description The watched folder or a key of the API, with what is saved for its files. */
        ImportSource: {
            /** @description Null: by the columns' names. */
            columns: components["schemas"]["ImportColumns"] | null;
            /** @description Null: a file with several lines of one EAN is refused. */
            duplicates: components["schemas"]["ImportDuplicates"] | null;
            /** @enum {string} */
            kind: "Folder" | "Key";
            /** @description Of a key. */
            name: string | null;
        };
        /**
         * @description `Unmapped`: somebody has to say which columns of the file hold what. `Verified`: read, and nothing written. `Unreadable`: no record of the file can be read, or it is refused as a whole. `Failed`: the background task gave up and can be tried again.
         * @enum {string}
         */
        ImportState: "Verifying" | "Unmapped" | "Verified" | "Importing" | "Done" | "Stopped" | "Unreadable" | "Failed";
        ImportTable: {
            /** @description In their order. Without a field: ignored. */
            columns: {
                field: components["schemas"]["ImportColumnField"] | null;
                /** @description `#3`: the third, which has no name of its own. */
                name: string;
            }[];
            /** @description The line of the columns' names; null: it has none. */
            headLine: number | null;
            /** @description A column for the EAN, or for stock and shelf, was not recognised. */
            isIncomplete: boolean;
            /** @description The first five. */
            rows: components["schemas"]["TableRow"][];
            /** @description What stands between two cells. */
            separator: string;
        };
        /** @description At most 500 records in all, and in one list at most ten with the same reference or EAN. They are taken in this order (customers, stock, orders, payments, deliveries, registrations, messages, events, erasures), so that an order may name a customer of the same batch. */
        IntakeBatch: {
            customers?: components["schemas"]["IntakeCustomer"][];
            deliveries?: components["schemas"]["IntakeDelivery"][];
            erasures?: components["schemas"]["IntakeErasure"][];
            events?: components["schemas"]["IntakeEvent"][];
            messages?: components["schemas"]["IntakeMessage"][];
            orders?: components["schemas"]["IntakeOrder"][];
            payments?: components["schemas"]["IntakePayment"][];
            registrations?: components["schemas"]["IntakeRegistration"][];
            stock?: components["schemas"]["IntakeStock"][];
        };
        /** @description Who buys. A known reference with another content changes that customer. A new one whose e-mail address a customer of the shop has who was never handed over is `linked`: it means them from now on, what is said is taken over, what is left out or null stays. Where another reference means them already it is refused. */
        IntakeCustomer: {
            billingAddress?: components["schemas"]["AddressSave"] | null;
            company?: string | null;
            /** Format: idn-email */
            email: string;
            firstName: string;
            lastName: string;
            phone?: string | null;
            reference: components["schemas"]["IntakeReference"];
            /** @description A public body’s « code service », beside its SIRET; absent: it stays as long as there is a SIRET. */
            serviceCode?: components["schemas"]["ServiceCode"];
            shippingAddress?: components["schemas"]["AddressSave"] | null;
            /** @description SIREN or SIRET of a business; absent: it stays. */
            siret?: string | null;
            /** @description Its number for taxes within the Union; absent: it stays. */
            vatNumber?: string | null;
        };
        /** @description The carrier brought a parcel, or all of an order; once all of it has arrived and is paid, the order is complete. */
        IntakeDelivery: {
            /** Format: date-time */
            at: string;
            orderReference: components["schemas"]["IntakeReference"];
            reference: components["schemas"]["IntakeReference"];
            /** @description Of the parcel that arrived; left out: all that left, and nothing is still to leave. */
            trackingNumber?: components["schemas"]["TrackingNumber"];
        };
        /** @description What a discount took off an order: of a code that was typed, of one of the shop’s discounts, or, with neither, the amount alone. A code or a discount is redeemed with the order, as `redeemDiscounts` does; what cannot be had any more refuses the order. A quotation redeems nothing. */
        IntakeDiscount: {
            /** @description Contained in the prices already. */
            amount: string;
            code?: string | null;
            /** @description Left out with a code: the one that has it. */
            discountId?: number | null;
        };
        /** @description An EAN-13 or EAN-8, an ISBN-10 or a UPC, with hyphens, a label, a scanner’s prefix or an add-on or without; it means the EAN-13 that stands for it. */
        IntakeEan: string;
        /** @description A customer asked to be erased (GDPR, article 17). Refused while an order of theirs is not settled; afterwards their reference is free. */
        IntakeErasure: {
            customerReference: components["schemas"]["IntakeReference"];
            reference: components["schemas"]["IntakeReference"];
        };
        /** @description What somebody did on the site, as `recordEvents` records it; its reference is the event’s id. */
        IntakeEvent: {
            action: components["schemas"]["ActionType"];
            /** @description What was paid. */
            amount?: string | null;
            /** Format: date-time */
            at: string;
            customerReference?: components["schemas"]["IntakeReference"] | null;
            /** @description The title that it was about. */
            ean?: components["schemas"]["IntakeEan"] | null;
            reference: components["schemas"]["IntakeReference"];
            /** @description What was searched for. */
            text?: string | null;
            /**
             * Format: uuid
             * @description Who is not signed in.
             */
            visitor?: string | null;
        };
        IntakeLine: {
            ean: components["schemas"]["IntakeEan"];
            /** @description Of one copy before every discount; left out: the same. */
            fullPriceWithTax?: string;
            /** @description Of one copy, after every discount. */
            priceWithTax: string;
            quantity: number;
            taxRate: components["schemas"]["Rate"];
        };
        /** @description What a visitor or a customer wrote. */
        IntakeMessage: {
            /** Format: date-time */
            at: string;
            customerReference?: components["schemas"]["IntakeReference"] | null;
            /** Format: idn-email */
            email: string;
            firstName: string;
            lastName: string;
            message: string;
            orderReference?: components["schemas"]["IntakeReference"] | null;
            phone?: string | null;
            /** @description Id of the subject, as Questions lists them. */
            question: string;
            reference: components["schemas"]["IntakeReference"];
            subject: string;
        };
        /** @description An order or a quotation. Its content never changes; what happens to it comes as payments. */
        IntakeOrder: {
            billingAddress: components["schemas"]["AddressSave"];
            buyerOrderReference?: components["schemas"]["BuyerOrderReference"];
            customerReference: components["schemas"]["IntakeReference"];
            /** @description Together what full prices are above prices, to the cent. */
            discounts?: components["schemas"]["IntakeDiscount"][];
            /**
             * @default Order
             * @enum {string}
             */
            documentType?: "Order" | "Quotation";
            /** @description Before every discount; left out: the same. */
            fullShippingPriceWithTax?: string;
            lines: components["schemas"]["IntakeLine"][];
            /** @enum {string} */
            paymentMethod: "CreditCard" | "Check" | "ManualAtPickup" | "OnInvoice" | "Paypal";
            /** Format: date-time */
            placedAt: string;
            reference: components["schemas"]["IntakeReference"];
            shippingAddress: components["schemas"]["AddressSave"];
            shippingMethod: components["schemas"]["ShippingMethod"];
            shippingPriceWithTax: string;
            /** @description Where it is collected. */
            storeId?: number | null;
            /** @description Lines and shipping, to the cent. */
            totalPriceWithTax: string;
            /**
             * Format: uuid
             * @description Who ordered, as the site’s events say it. Each title of the order is then recorded as an `Order` event of that visitor and this customer, so the site sends none for it; of a quotation nothing is.
             */
            visitor?: string | null;
        };
        /** @description What the payment service tells of an order’s money. What was paid or given back is a fact: it is recorded whatever the order’s state and whatever is due. */
        IntakePayment: {
            /** @description What was paid, authorised or given back, more than nothing; less than what is due cannot be authorised. */
            amount: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            event: "Authorized" | "Paid" | "Refused" | "Cancelled" | "Refunded";
            orderReference: components["schemas"]["IntakeReference"];
            reference: components["schemas"]["IntakeReference"];
        };
        /** @description What became of one record. */
        IntakeRecord: {
            /** @description Ours; null when it was refused, and of events. */
            id: number | null;
            problems: components["schemas"]["PropertyError"][];
            /** @description Where it stands in the batch: `orders[3]`. */
            property: string;
            /** @description The sender’s own; of stock the EAN. */
            reference: string;
            /** @enum {string} */
            result: "created" | "linked" | "updated" | "unchanged" | "refused";
            /** @description Of a registration, as it stands now. */
            state?: components["schemas"]["RegistrationState"];
        };
        /** @description The sender’s own. */
        IntakeReference: string;
        /** @description Somebody registers for an event on the site, by the rule of `registerForEvent`: a place when one is free and nobody waits, else the end of the waiting list; a mail says which. */
        IntakeRegistration: {
            /** @default false */
            buyBook?: boolean;
            comments?: string | null;
            /** Format: idn-email */
            email: string;
            /** @description The post. */
            eventId: number;
            firstName: string;
            lastName: string;
            phone?: string | null;
            reference: components["schemas"]["IntakeReference"];
        };
        IntakeResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                created: number;
                linked: number;
                records: components["schemas"]["IntakeRecord"][];
                refused: number;
                unchanged: number;
                updated: number;
            };
        };
        /** @description How many copies there are, and where they stand. */
        IntakeStock: {
            ean: components["schemas"]["IntakeEan"];
            /** @description Absent: it stays. */
            shelf?: string | null;
            stock: number;
        };
        /** @description A paper that was issued under a number of its series and never changes. */
        IssuedPaper: {
            id: number;
            /** @description Its PDF carries the same as data (EN 16931). */
            isFacturX: boolean;
            /** Format: date-time */
            issuedAt: string;
            kind: components["schemas"]["BillKind"];
            number: string;
            /** @description Positive on a credit note, too. */
            totalPriceWithTax: components["schemas"]["Money"];
        };
        ItemIds: number[];
        /** @description A value of an enumeration with its name in the caller's language. */
        Label: {
            id: string;
            label: string;
        };
        LabelList: {
            items: components["schemas"]["Label"][];
        };
        LabelRequest: {
            documentId: components["schemas"]["DocumentId"];
            /** @description Of a parcel that left; left out: of the next one, and of the last one when nothing more is to leave. */
            parcelId?: components["schemas"]["ParcelId"];
        };
        /** @description Of which lines only some copies leave: the others stay, as a line of their own. */
        LeavingQuantities: {
            /** @description One of `itemIds`. */
            itemId: number;
            quantity: number;
        }[];
        /** @description One movement of an order’s money; it is never changed nor deleted. */
        LedgerEntry: {
            /** @description Who recorded it; null for the site. */
            actorName: string | null;
            /** @description Below zero for what went out. */
            amount: components["schemas"]["Money"];
            /** Format: date-time */
            at: string;
            id: number;
            /** @description True: it went into the till or out of it. */
            isAtCounter: boolean;
            /**
             * @description A reversal takes a payment back that was taken back with a hand-over.
             * @enum {string}
             */
            kind: "Payment" | "Refund" | "Reversal";
            means: components["schemas"]["PaymentMeans"];
            /** @description Of a refund; left out where the payment service named none. */
            reason?: components["schemas"]["RefundReason"];
            /** @description The number of the payment service, of the transfer, of the voucher; left out when there is none. */
            reference?: string;
        };
        LoginTokenResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** Format: date-time */
                expiresAt: string;
            };
        };
        Mail: {
            bcc: string[];
            /** @description HTML as it leaves, without the token of a one-time link; to be shown in a sandboxed frame only. */
            body: string;
            cc: string[];
            /** Format: date-time */
            createdAt: string;
            documentId: number | null;
            error: string | null;
            /** @description What the sender noted beside it. */
            extra: {
                [key: string]: unknown;
            };
            from: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            nextTryAt: string | null;
            processed: boolean;
            /** Format: date-time */
            sentDate: string | null;
            sentTries: number;
            subject: string;
            /** @description The same words without markup. */
            text: string;
            to: string;
            type: string;
        };
        MailPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["MailSummary"][];
        };
        MailResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Mail"];
        };
        /** @enum {string} */
        MailState: "Waiting" | "Sent" | "Failing";
        MailSummary: {
            /** Format: date-time */
            createdAt: string;
            documentId: number | null;
            error: string | null;
            from: string;
            /** Format: uuid */
            id: string;
            processed: boolean;
            /** Format: date-time */
            sentDate: string | null;
            sentTries: number;
            subject: string;
            to: string;
            type: string;
        };
        /** @enum {string} */
        MailTarget: "EmailList" | "SubscriptionId" | "AnalyticsTargetIds";
        MailTemplate: {
            /** @description A whole document; to be shown in a sandboxed frame. */
            html: string;
            subject: string;
            text: string;
            type: components["schemas"]["MailTemplateType"];
        };
        /** @enum {string} */
        MailTemplateType: "forgotPassword" | "chooseFirstPassword";
        /** @enum {string} */
        MailType: "orderCreatedVendor" | "orderCreatedCustomer" | "awaitingPayment" | "paidCustomer" | "paidVendor" | "shipmentSent" | "shipmentDelivered" | "completed" | "cancelledVendor" | "cancelledCustomer" | "paymentFailedVendor" | "pickingNotified" | "refunded" | "documentMessage" | "messageReply" | "customerLetter" | "eventMessage" | "eventPlace" | "eventWaiting" | "eventCancelled" | "confirmSubscription" | "campaignTest" | "emailChanged" | "forgotPassword" | "chooseFirstPassword";
        /** @description Money of the period by one means. */
        MeansTotal: {
            means: components["schemas"]["PaymentMeans"];
            /** @description Without payments that were undone. */
            received: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            /** @description Received less refunded. */
            total: components["schemas"]["Money"];
        };
        Measure: number | null;
        Media: {
            altText: string;
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            externalUrl: string | null;
            focalPoint: components["schemas"]["FocalPoint"] | null;
            id: number;
            mediaType: components["schemas"]["MediaType"];
            nature: components["schemas"]["MediaNature"];
            /** @description Shown once a visitor asked for it; null where the page does not say which. */
            playerUrl: string | null;
            /** @description Others whose file or page is the same. */
            sameContent: {
                id: number;
                title: string;
            }[];
            title: string;
            uploadedFile: components["schemas"]["MediaFile"] | null;
            /** @description How many pages, popups and posts show it, whoever may see them. */
            useCount: number;
            version: number;
        };
        MediaConfiguration: {
            natures: {
                accepts: string[];
                mostBytes: number;
                nature: components["schemas"]["MediaNature"];
                /** @description It is saved only with its alternative text. */
                needsText: boolean;
            }[];
            /** @description As large as one part of an upload may be. */
            partBytes: number;
        };
        MediaCounts: {
            /** @description Only media that no page, popup or post uses. */
            isUnused: number;
            items: {
                count: number;
                mediaType: components["schemas"]["MediaType"];
            }[];
            /** @description Pictures without alternative text. */
            lacksText: number;
            storage: components["schemas"]["UploadStorage"];
        };
        /** @description One of `uploadId` and `externalUrl`. */
        MediaCreate: {
            /** @description May come later: a picture without it is not ready to be shown. */
            altText: string;
            /** @description A page or a pasted `<iframe>` of one of the five sites. */
            externalUrl?: string;
            mediaType: components["schemas"]["MediaType"];
            title: string;
            /**
             * Format: uuid
             * @description An upload of one’s own, whole.
             */
            uploadId?: string;
        };
        MediaFile: {
            contentType: string;
            fileName: string;
            height: number | null;
            key: components["schemas"]["FileKey"];
            /** @description Bytes that are kept, of all sizes together. */
            size: number;
            /** @description Pixels of the picture that came. */
            width: number | null;
        };
        MediaMerge: {
            /** @description The one that stays. */
            id: number;
            /** @description Others of the same content. */
            otherIds: number[];
        };
        /**
         * @description What it is made of; `Embed` plays on another site.
         * @enum {string}
         */
        MediaNature: "Picture" | "Audio" | "Document" | "Embed";
        MediaPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Media"][];
        };
        MediaResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Media"];
        };
        MediaSave: {
            altText: string;
            focalPoint: components["schemas"]["FocalPoint"] | null;
            mediaType: components["schemas"]["MediaType"];
            title: string;
        };
        /**
         * @description What a medium is for (specification, section 4).
         * @enum {string}
         */
        MediaType: "ProductCover" | "ImageThumbnailCms" | "ImageCustom" | "ImageBanner" | "ImageThumbnailProfile" | "AudioUpload" | "SoundcloudCode" | "AushaPodcast" | "DocumentFile" | "YoutubeLink" | "VimeoLink" | "DailymotionLink";
        MediaTypeList: {
            items: {
                id: components["schemas"]["MediaType"];
                label: string;
                nature: components["schemas"]["MediaNature"];
            }[];
        };
        MediaUpload: {
            fileName: string;
            /** @description Bytes that are kept, from the beginning. */
            received: number;
            size: number;
            /** Format: uuid */
            uploadId: string;
        };
        MediaUploadResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["MediaUpload"];
        };
        /** @description A page, a popup or a post that shows a medium, also within a formatted text; of one that the caller may not know of neither id nor title. */
        MediaUse: {
            id: number | null;
            /** @enum {string} */
            kind: "Page" | "Popup" | "Post";
            /** @description In the shop’s own language. */
            title: string | null;
        };
        MediaUseList: {
            items: components["schemas"]["MediaUse"][];
        };
        MenuItem: {
            id: number;
            /** @description True where it is known that nothing answers: an address of a category that is not there or is hidden. Posts, products and other sites cannot be known yet: false; of pages `unreachableIn` tells. */
            isDeadLink: boolean;
            isExternalUrl: boolean;
            /** @description There are three levels at most. */
            level: number;
            localizations: components["schemas"]["MenuItemLocalizations"];
            /** @description Null: it stands at the first level. */
            parentId: number | null;
            /** @description Among those below the same parent, the lowest first; gaps mean nothing. */
            position: number;
            style: components["schemas"]["MenuStyle"];
            /** @description The languages of its labels in which the page at this address is not there for visitors yet: a draft, below a draft, or not written in it. Empty where no page is known there. */
            unreachableIn: ("fr" | "en")[];
            urlAbsolute: components["schemas"]["MenuUrl"];
            version: number;
        };
        /** @description By language. In a language without a label the public site leaves the entry out. */
        MenuItemLocalizations: {
            en?: components["schemas"]["MenuItemText"];
            fr: components["schemas"]["MenuItemText"];
        };
        MenuItemResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["MenuItem"];
        };
        MenuItemSave: {
            isExternalUrl: boolean;
            localizations: components["schemas"]["MenuItemLocalizations"];
            /** @description Below which a new one stands; null or absent: at the first level. Saving one that is there moves nothing: absent, or where it stands; elsewhere, 422. */
            parentId?: number | null;
            style: components["schemas"]["MenuStyle"];
            urlAbsolute: components["schemas"]["MenuUrl"];
        };
        MenuItemText: {
            label: string;
        };
        MenuMove: {
            id: number;
            /** @description Before how many of those there, counted without itself; past the last one, to the end. */
            index: number;
            /** @description Null: at the first level. */
            parentId: number | null;
        };
        MenuMoveResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description Every entry whose parent or position is another now. */
                places: {
                    id: number;
                    parentId: number | null;
                    position: number;
                }[];
                /** @description Of the menu now; unchanged where it stood there already. */
                version: number;
            };
        };
        /**
         * @description How the public site shows an entry: as the others, as a button, or quietly.
         * @enum {string}
         */
        MenuStyle: "Plain" | "Button" | "Quiet";
        /** @description On the site from « / » on, elsewhere from http:// or https:// on; anything else, 422. */
        MenuUrl: string;
        MergeAuthors: {
            /** @description The sheet that stays; If-Match is about it. */
            id: number;
            otherIds: number[];
        };
        MergeCollections: {
            /** @description The sheet that stays; If-Match is about it. */
            id: number;
            otherIds: number[];
        };
        Message: components["schemas"]["MessageSummary"] & {
            /** @description Shown where the client asks for a second one. */
            additionalPhone: string | null;
            message: string;
            phone: string | null;
            /** @description Oldest first. */
            replies: {
                actorName: string | null;
                /** Format: date-time */
                date: string;
                id: number;
                text: string;
            }[];
            version: number;
        };
        MessageOwner: {
            id: number;
            name: string;
        };
        MessageOwnerList: {
            items: components["schemas"]["MessageOwner"][];
        };
        MessageOwnerRequest: {
            /** @description The user who has it from now on; null: nobody. */
            ownerId: number | null;
        };
        MessagePage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["MessageSummary"][];
        };
        MessageReplyPreview: {
            subject: string;
            /** @description The mail as plain text, greeting and quotation included. */
            text: string;
            to: string;
        };
        MessageReplyPreviewResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["MessageReplyPreview"];
        };
        MessageReplyRequest: {
            /**
             * @description The message is solved with this answer.
             * @default false
             */
            closes?: boolean;
            id: number;
            text: string;
        };
        MessageResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Message"];
        };
        /** @enum {string} */
        MessageStatus: "Pending" | "Progress" | "Solved";
        MessageStatusRequest: {
            status: components["schemas"]["MessageStatus"];
        };
        MessageSummary: {
            /** Format: date-time */
            answeredAt: string | null;
            customerId: number | null;
            documentId: number | null;
            email: string;
            firstName: string;
            id: number;
            lastName: string;
            /** @description Id of the subject, as Questions lists them. */
            question: string;
            /** Format: date-time */
            receivedAt: string;
            status: components["schemas"]["MessageStatus"];
            subject: string;
            /** Format: date-time */
            takenAt: string | null;
            /** @description Who has it, by name; null while nobody has. */
            takenBy: string | null;
            /** @description Who has it, as a user; null also where they are none any more. */
            takenById: number | null;
        };
        /** @description Euros, two decimals. */
        Money: string;
        MyTaskList: {
            items: components["schemas"]["BackgroundTask"][];
        };
        /** @description A key that was just made, with its secret. */
        NewApiKey: components["schemas"]["ApiKey"] & {
            /** @description The whole key, for `Authorization: Bearer`; told this once. */
            secret: string;
        };
        NewApiKeyResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["NewApiKey"];
        };
        NewPasswordRequest: {
            password: string;
            token: string;
        };
        NotifyPickingRequest: {
            /**
             * @description True: the customer was told before and is told once more; needs If-Match. Without it a second notification is refused: 409 AlreadyNotified.
             * @default false
             */
            again?: boolean;
            documentId: components["schemas"]["DocumentId"];
            /** @description The lines to tell of; left out: those that are here and that the customer was not told of, with `again` all that are here. */
            itemIds?: components["schemas"]["ItemIds"];
        };
        /** @description A product under other conditions: second-hand, signed, on sale. */
        Offer: {
            ean: string;
            /** Format: date-time */
            endTime: string | null;
            id: number;
            isActive: boolean;
            name: string;
            priceWithTax: components["schemas"]["Money"];
            productId: number;
            /** Format: date-time */
            startTime: string | null;
            stock: number;
            title: string;
            version: number;
        };
        OfferList: {
            items: components["schemas"]["Offer"][];
        };
        OfferResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Offer"];
        };
        OfferSave: {
            /** Format: date-time */
            endTime?: string | null;
            isActive: boolean;
            name: string;
            priceWithTax: string;
            productId: number;
            /** Format: date-time */
            startTime?: string | null;
            stock: number;
        };
        /** @description A product's fields, as an ONIX record says them. */
        OnixRecord: {
            authors: string[];
            availability: components["schemas"]["AvailabilityCode"];
            clil: string[];
            collections: string[];
            duration: number | null;
            ean: string;
            editions: string[];
            height: number | null;
            kind: components["schemas"]["ProductKind"];
            languages: string[];
            pages: number | null;
            priceWithTax: components["schemas"]["Price"];
            publics: string[];
            publishers: string[];
            /** Format: date */
            releaseDate: string | null;
            series: string[];
            summary: string | null;
            suppliers: string[];
            taxRate: components["schemas"]["Rate"];
            thema: string[];
            thickness: number | null;
            title: string;
            weight: number | null;
            width: number | null;
        };
        OnixRecordRequest: {
            text: string;
        };
        OnixRecordResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["OnixRecord"];
        };
        /** @description How the shop’s site calls an order. */
        OrderReference: string;
        Page: components["schemas"]["PageNode"] & {
            /** @description In their order; each column by itself. */
            blocs: components["schemas"]["Bloc"][];
            localizations: components["schemas"]["PageTexts"];
            /** @description URLs that it had before; each leads to it until another page takes it. */
            oldUrls: {
                /** @enum {string} */
                locale: "fr" | "en";
                relativeUrl: string;
            }[];
            pageLayout: components["schemas"]["PageLayout"];
            path: components["schemas"]["PagePath"];
            /** Format: date-time */
            updatedAt: string;
            updatedBy: string;
        };
        PageFacts: {
            /** @description For `after`; null on the last page. */
            nextCursor?: string | null;
            page: number;
            pageSize: number;
            totalCount: number;
            /** @description False past 10,000: `totalCount` is then an estimate. */
            totalIsExact: boolean;
        };
        /**
         * @description How a page is divided (specification, section 4).
         * @enum {string}
         */
        PageLayout: "FullPage" | "TwoColumnsThinRight" | "TwoColumnsThinLeft" | "TwoColumnsEquals";
        PageLayoutList: {
            items: {
                /** @description From left to right; together six sixths of the page. */
                columns: {
                    column: components["schemas"]["BlocColumn"];
                    sixths: number;
                }[];
                id: components["schemas"]["PageLayout"];
                label: string;
            }[];
        };
        PageList: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["PageSummary"][];
        };
        PageMove: {
            id: number;
            /** @description Before how many of those there, counted without itself; past the last one, to the end. */
            index: number;
            /** @description Null: at the first level. */
            parentId: number | null;
        };
        PageMoveResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description Every page whose parent or position is another now. */
                places: {
                    id: number;
                    parentId: number | null;
                    position: number;
                }[];
                /** @description Of the tree now; unchanged where it stood there already. */
                version: number;
            };
        };
        /** @description Empty where it is not written in that language. */
        PageNames: {
            en: string;
            fr: string;
        };
        PageNode: {
            /** @description Where the public site shows it in French. */
            address: string;
            /** @description How many stand right below it. */
            childCount: number;
            id: number;
            /** @description The page that the site begins with; there is one at most. */
            isHome: boolean;
            isPublished: boolean;
            /** @description There are four levels at most. */
            level: number;
            names: components["schemas"]["PageNames"];
            /** @description Null: it stands at the first level. */
            parentId: number | null;
            /** @description Among those below the same parent, the lowest first; gaps mean nothing. */
            position: number;
            version: number;
        };
        /** @description Those above it, the first level first, with their names in the caller's language. */
        PagePath: {
            id: number;
            name: string;
        }[];
        PagePreviewRequest: {
            /** @enum {string} */
            locale: "fr" | "en";
            page: components["schemas"]["PageSave"];
        };
        PagePreviewResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["ShownPage"];
        };
        PageResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Page"];
        };
        PageSave: {
            blocs: components["schemas"]["Bloc"][];
            /** @description The page that was the home page before is an ordinary one from then on. */
            isHome: boolean;
            isPublished: boolean;
            localizations: components["schemas"]["PageTexts"];
            pageLayout: components["schemas"]["PageLayout"];
            /** @description Below which a new one stands; null or absent: at the first level. Saving one that is there moves nothing: absent, or where it stands; elsewhere, 422. */
            parentId?: number | null;
        };
        PageSummary: {
            /** @description Where the public site shows it in French. */
            address: string;
            blocCount: number;
            id: number;
            /** @description The page that the site begins with; there is one at most. */
            isHome: boolean;
            isPublished: boolean;
            /** @description Those that it is written in. */
            languages: ("fr" | "en")[];
            names: components["schemas"]["PageNames"];
            pageLayout: components["schemas"]["PageLayout"];
            path: components["schemas"]["PagePath"];
            /** Format: date-time */
            updatedAt: string;
            updatedBy: string;
            version: number;
        };
        /** @description What a page is called in one language, and what engines are told of it. Without a name and a URL it is not there in that language. */
        PageText: {
            metaDescription: string;
            metaKeywords: string;
            /** @description Empty: the name. */
            metaTitle: string;
            name: string;
            /** @description Its URL from « / » on, its own among the pages of a language; null: none yet. */
            relativeUrl: string | null;
        };
        PageTexts: {
            en: components["schemas"]["PageText"];
            fr: components["schemas"]["PageText"];
        };
        PageTree: {
            /** @description In the order in which they are read: each before those below it. */
            items: components["schemas"]["PageNode"][];
            /** @description Of the whole tree; what `movePage` takes. */
            version: number;
        };
        PaperIds: components["schemas"]["DocumentId"][];
        /** @description The orders of which each paper is wanted; at least one. */
        PapersRequest: {
            deliveryNotes: components["schemas"]["PaperIds"];
            labels: components["schemas"]["PaperIds"];
        };
        PaperTotal: {
            count: number;
            withTax: components["schemas"]["Money"];
        };
        /** @description What left at once. */
        Parcel: {
            /** @description How many copies are in it. */
            copyCount: number;
            /**
             * Format: date-time
             * @description When it was noted as arrived; null as long as nobody did.
             */
            deliveredAt: string | null;
            id: number;
            /** @description Its lines. */
            itemIds: number[];
            /** @description 1, 2, 3 within an order. */
            number: number;
            /** Format: date-time */
            shippedAt: string;
            /** @description Who carries it. */
            shippingMethod: components["schemas"]["ShippingMethod"];
            trackingNumber: string | null;
            /**
             * Format: uri
             * @description The carrier's page for it.
             */
            trackingUrl: string | null;
        };
        ParcelId: number;
        PasswordResetRequest: {
            /** @description User name or e-mail address. */
            userName: string;
        };
        PastedEan: {
            /** @description With a wrong key: the same number with the right one. */
            corrected: string | null;
            /** @description The thirteen digits; null where they are none. */
            ean: string | null;
            /** @description The title; with a wrong key the one that the corrected number means. */
            product: components["schemas"]["ProductSummary"] | null;
            typed: string;
            /** @enum {string} */
            verdict: "Known" | "Unknown" | "WrongKey" | "Unreadable";
        };
        PastedEans: {
            eans: string[];
        };
        PastedEansResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description How many numbers were pasted again. */
                duplicateCount: number;
                items: components["schemas"]["PastedEan"][];
            };
        };
        /**
         * @description How money came or went, of one movement; the payment method is what the customer chose.
         * @enum {string}
         */
        PaymentMeans: "CreditCard" | "BankTransfer" | "Check" | "Cash" | "Paypal" | "Voucher" | "Other";
        /** @enum {string} */
        PaymentMethod: "CreditCard" | "Check" | "ManualAtPickup" | "OnInvoice" | "FictiveSuccess" | "FictiveFailure" | "Paypal";
        /** @enum {string} */
        PaymentStatus: "Temp" | "Pending" | "Cancelled" | "Paid" | "Authorized" | "PartiallyRefunded" | "Refunded" | "Voided" | "Refused";
        PickingLine: {
            authors: string[];
            documents: {
                customId: string;
                id: number;
                itemId: number;
                quantity: number;
            }[];
            ean: string;
            publisher: string | null;
            quantity: number;
            shelf: string | null;
            title: string;
        };
        PickingList: {
            items: components["schemas"]["PickingLine"][];
            /** @description The orders for which nothing is fetched. */
            leftOut: components["schemas"]["DocumentReference"][];
        };
        /** @description The cover, for `getPicture`; null where there is none. */
        PictureKey: string | null;
        /**
         * @description Drawn at most 96, 288, 720 and 1600 pixels high.
         * @enum {string}
         */
        PictureSize: "small" | "medium" | "large" | "full";
        PlannedResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["BackgroundTask"];
        };
        Popup: {
            /** @description A visitor who closed it sees it again after so many days. */
            cookieDurationDays: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endTime: string | null;
            /** @description Cleaned by the server: headings, lists, links and images, nothing that runs. */
            html: string;
            id: number;
            isActive: boolean;
            overlaps: components["schemas"]["PopupOverlap"][];
            /** Format: date-time */
            startTime: string | null;
            state: components["schemas"]["PopupState"];
            title: string;
            version: number;
        };
        /** @description A moment, or a day alone: a start then counts from midnight, an end until 23:59:59, in Paris. */
        PopupMoment: string | null;
        /** @description Another active popup that is shown at the same time, and from when until when both are, from now on. */
        PopupOverlap: {
            /** Format: date-time */
            endTime: string | null;
            id: number;
            /** Format: date-time */
            startTime: string | null;
            title: string;
        };
        PopupPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["PopupSummary"][];
        };
        PopupResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Popup"];
        };
        PopupSave: {
            cookieDurationDays: number;
            endTime: components["schemas"]["PopupMoment"];
            /** @description What a rich text may not hold is left out, not refused. */
            html: string;
            isActive: boolean;
            startTime: components["schemas"]["PopupMoment"];
            title: string;
        };
        /**
         * @description Switched off; switched on and not begun; shown to visitors just now; switched on and over.
         * @enum {string}
         */
        PopupState: "draft" | "scheduled" | "active" | "over";
        PopupSummary: {
            /** @description A visitor who closed it sees it again after so many days. */
            cookieDurationDays: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endTime: string | null;
            id: number;
            isActive: boolean;
            /** Format: date-time */
            startTime: string | null;
            state: components["schemas"]["PopupState"];
            title: string;
            version: number;
        };
        Post: components["schemas"]["PostSummary"] & {
            /** @description Categories of the site under which it stands. */
            categoryIds: number[];
            /** Format: date-time */
            eventEnd: string | null;
            /** @description The last move, and what was said with it. */
            lastMove: components["schemas"]["PostLastMove"] | null;
            localizations: components["schemas"]["PostTexts"];
            location: components["schemas"]["PostLocation"];
            /** @description In their order. */
            medias: components["schemas"]["PostMedia"][];
            /** @description The linked ones that the caller may see, in their order. */
            posts: components["schemas"]["PostLink"][];
            /** @description In their order. */
            products: components["schemas"]["ProductSummary"][];
            /** @description Null: one comes as one likes. */
            registration: components["schemas"]["PostRegistration"] | null;
            /** @description Null: nobody signs it. */
            signature: components["schemas"]["PostSignature"] | null;
            tags: components["schemas"]["PostTag"][];
        };
        PostCalendar: {
            /** @description There are more. */
            isCut: boolean;
            /** @description In their order; at most a thousand. */
            items: components["schemas"]["PostCalendarItem"][];
        };
        PostCalendarItem: {
            /** Format: date-time */
            at: string;
            id: number;
            /** @description Whose it is; null when they are no longer here. */
            owner: components["schemas"]["PostOwner"] | null;
            postStatus: components["schemas"]["PostStatus"];
            postType: components["schemas"]["PostType"];
            sign: components["schemas"]["PostSign"];
            state: components["schemas"]["PostState"];
            /** @description In the shop's own language. */
            title: string;
            version: number;
        };
        PostConfiguration: {
            items: {
                groups: ("subtitle" | "lead" | "description" | "seo" | "signature" | "event" | "person" | "contact" | "place")[];
                /** @description Before it is published. */
                leastProducts: number;
                mostPosts: number;
                mostProducts: number;
                postType: components["schemas"]["PostType"];
            }[];
        };
        PostCounts: {
            items: {
                count: number;
                state: components["schemas"]["PostState"];
            }[];
        };
        PostDraft: {
            /** Format: date-time */
            savedAt: string;
            /** @description As the form that keeps it sent it. */
            values: {
                [key: string]: unknown;
            };
            /** @description The version of the post that it was typed against; null for one that is not begun. */
            version: number | null;
        };
        PostDraftAnswer: {
            /** @description Null: nothing is kept. */
            draft: components["schemas"]["PostDraft"] | null;
        };
        PostDraftSave: {
            /** @description What was typed in last: told to whoever else has the post open, until it is saved or discarded. Null or absent: it is not known. */
            field?: components["schemas"]["PostField"] | null;
            /** @description What the form holds; at most 800,000 letters as JSON. */
            values: {
                [key: string]: unknown;
            };
            /** @description The version of the post that it is typed against. */
            version: number | null;
        };
        PostDraftStored: components["schemas"]["ActionResult"] & {
            /** Format: date-time */
            savedAt: string;
        };
        /**
         * @description What one types in of a post.
         * @enum {string}
         */
        PostField: "postType" | "title" | "subtitle" | "lead" | "description" | "seo" | "publicationStartDate" | "publicationEndDate" | "eventStart" | "eventEnd" | "isOnRegistration" | "places" | "location" | "products" | "posts" | "medias" | "categoryIds" | "signature" | "tags";
        PostLastMove: {
            /** Format: date-time */
            at: string;
            by: string;
            comment: string | null;
            move: components["schemas"]["PostMove"];
        };
        PostLink: {
            id: number;
            postType: components["schemas"]["PostType"];
            state: components["schemas"]["PostState"];
            title: string;
        };
        PostLinkList: {
            items: components["schemas"]["PostLink"][];
        };
        /** @description People, ways to reach them and an address; which of them a type has says the configuration. Empty where nothing is said. */
        PostLocation: {
            address1: string;
            address2: string;
            address3: string;
            city: string;
            company: string;
            /** @description ISO 3166-1 alpha-2, or empty. */
            country: string;
            email: string;
            firstName: string;
            gender: components["schemas"]["Gender"];
            lastName: string;
            mobilePhoneNumber: string;
            phoneNumber: string;
            postalCode: string;
            /** @description An http or https URL. */
            website: string;
        };
        /** @description A picture, sound, document or film of a post. */
        PostMedia: {
            altText: string;
            focalPoint: components["schemas"]["FocalPoint"] | null;
            height: number | null;
            id: number;
            mediaType: components["schemas"]["MediaType"];
            nature: components["schemas"]["MediaNature"];
            /** @description Key of its picture; null: it is none. */
            picture: components["schemas"]["FileKey"] | null;
            title: string;
            width: number | null;
        };
        /** @enum {string} */
        PostMove: "submit" | "takeBack" | "validate" | "reject" | "correct" | "resubmit" | "publish" | "unpublish" | "archive" | "restore";
        PostMoveRequest: {
            /** @description For whoever goes on with it: why it is sent back. */
            comment: string | null;
            /** @description The post. */
            id: number;
            move: components["schemas"]["PostMove"];
        };
        PostOwner: {
            id: number;
            name: string;
        };
        PostOwnerList: {
            items: components["schemas"]["PostOwner"][];
        };
        PostPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["PostSummary"][];
        };
        /** @description That one registers for an event, and for how many. */
        PostRegistration: {
            /** @description Null: as many as come. */
            places: number | null;
        };
        PostReschedule: {
            /**
             * Format: date-time
             * @description The moment that it is moved to.
             */
            at: string;
            /** @description The post. */
            id: number;
            sign: components["schemas"]["PostSign"];
        };
        PostRestore: {
            /** @description The post. */
            id: number;
            /** @description Which version comes back. */
            version: number;
        };
        PostResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Post"];
        };
        PostRevision: components["schemas"]["PostRevisionSummary"] & {
            content: components["schemas"]["PostSave"];
            /** @description Those of `mediaIds` that the library still has. */
            medias: {
                id: number;
                title: string;
            }[];
            /** @description Those of `postIds`. */
            posts: components["schemas"]["PostLink"][];
            /** @description The titles of `productEans` that the catalogue still has. */
            products: {
                ean: string;
                title: string;
            }[];
            /** @description That of `signatureId`; null: none, or there is none of that id any more. */
            signature: components["schemas"]["PostSignature"] | null;
        };
        /**
         * @description What may differ between two versions of a post: a text by its language, what engines are told of it, or a property of the post.
         * @enum {string}
         */
        PostRevisionField: "postStatus" | "postType" | "fr.title" | "fr.subtitle" | "fr.lead" | "fr.description" | "fr.seo" | "en.title" | "en.subtitle" | "en.lead" | "en.description" | "en.seo" | "publication" | "event" | "registration" | "location" | "products" | "posts" | "medias" | "categories" | "signature" | "tags";
        PostRevisionPage: {
            /** @description There are older ones. */
            hasMore: boolean;
            items: components["schemas"]["PostRevisionSummary"][];
            totalCount: number;
        };
        PostRevisionSummary: {
            /** Format: date-time */
            at: string;
            /** @description Who did it, as they were called then; null where nobody knows. */
            by: string | null;
            /** @description What differs from the version before. */
            fields: components["schemas"]["PostRevisionField"][];
            /** @description The caller did it. */
            isMine: boolean;
            /**
             * @description What made it; Before: what the post was when revisions began to be kept.
             * @enum {string}
             */
            kind: "Before" | "Create" | "Save" | "Move" | "Restore";
            postStatus: components["schemas"]["PostStatus"];
            /** @description Which version was brought back. */
            restoredVersion: number | null;
            /** @description The version of the post that this one made. */
            version: number;
        };
        PostSave: {
            /** @description Categories of the site under which it stands, each once. */
            categoryIds: number[];
            /** Format: date-time */
            eventEnd: string | null;
            /** Format: date-time */
            eventStart: string | null;
            localizations: components["schemas"]["PostTexts"];
            location: components["schemas"]["PostLocation"];
            /** @description In their order, each once; absent: they stay as they are. */
            mediaIds?: number[];
            /** @description In their order, each once. Linked posts that the caller may not see stay linked, behind these. */
            postIds: number[];
            postType: components["schemas"]["PostType"];
            /** @description In their order, each once. */
            productEans: string[];
            /** @description A moment, or a day: to 23:59:59 in Paris. */
            publicationEndDate: string | null;
            /** @description A moment, or a day: from its first second in Paris. */
            publicationStartDate: string | null;
            /** @description Of events alone. Left out: as it was. */
            registration?: components["schemas"]["PostRegistration"] | null;
            /** @description Who signs it, where its type is signed. Null: nobody. Left out: as it was. */
            signatureId?: number | null;
            /** @description By their names, whatever the capitals and accents; a new word makes a new tag. */
            tags: string[];
        };
        PostsForBloc: {
            /** @description How many answer; at most fifty are listed. */
            foundCount: number;
            items: components["schemas"]["ShownPost"][];
        };
        /**
         * @description What happens to a post: it goes online, it leaves the site, it takes place.
         * @enum {string}
         */
        PostSign: "start" | "end" | "event";
        /** @description Who signs a post. */
        PostSignature: {
            id: number;
            name: string;
        };
        /**
         * @description The status as people see it: a published post is scheduled, online or expired by its dates.
         * @enum {string}
         */
        PostState: "Draft" | "WaitingForValidation" | "ValidationRejected" | "Validated" | "Scheduled" | "Online" | "Expired" | "Archived";
        /**
         * @description Where a post stands on its way (specification, section 4). Only Published is public.
         * @enum {string}
         */
        PostStatus: "Draft" | "WaitingForValidation" | "ValidationRejected" | "Validated" | "Published" | "Archived";
        PostStatusList: {
            items: {
                id: components["schemas"]["PostStatus"];
                label: string;
            }[];
        };
        PostSummary: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            eventStart: string | null;
            id: number;
            /** @description The languages in which it has a title. */
            locales: ("fr" | "en")[];
            /** @description Whose it is; null when they are no longer here. */
            owner: components["schemas"]["PostOwner"] | null;
            postStatus: components["schemas"]["PostStatus"];
            postType: components["schemas"]["PostType"];
            /**
             * Format: date-time
             * @description Its last second; null: it stays.
             */
            publicationEndDate: string | null;
            /**
             * Format: date-time
             * @description Null: as soon as it is published.
             */
            publicationStartDate: string | null;
            state: components["schemas"]["PostState"];
            /** @description In the shop's own language. */
            title: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        PostTag: {
            id: number;
            name: string;
            seoName: string;
        };
        /** @description What is written of a post in one language, and what engines are told of its page. */
        PostText: {
            /** @description HTML. */
            description: string;
            /** @description HTML. */
            lead: string;
            metaDescription: string;
            metaKeywords: string;
            /** @description Empty: the title. */
            metaTitle: string;
            /** @description Last part of its URL, its own among the posts of a language; null: none yet. */
            relativeUrl: string | null;
            subtitle: string;
            title: string;
        };
        PostTexts: {
            en: components["schemas"]["PostText"];
            fr: components["schemas"]["PostText"];
        };
        /**
         * @description What a post is (specification, section 4).
         * @enum {string}
         */
        PostType: "ProductLiked" | "Article" | "Folder" | "Event" | "ProductList" | "Location" | "Author" | "Html" | "Banner" | "Video" | "Podcast" | "MustRead";
        PostTypeList: {
            items: {
                id: components["schemas"]["PostType"];
                label: string;
            }[];
        };
        PrepareImportRequest: {
            /** @description Null: by the columns' names. */
            columns: components["schemas"]["ImportColumns"] | null;
            duplicates: components["schemas"]["ImportDuplicates"] | null;
            id: number;
            /** @description Save both for the next files of the same source. */
            isSaved: boolean;
        };
        /** @description Euros, two decimals; null where it is not announced yet. */
        Price: string | null;
        /** @enum {string} */
        PriceBand: "0-5" | "5-10" | "10-15" | "15-20" | "20-30" | "30-50" | "50-";
        /** @description RFC 9457 problem that is also a refused ActionResult. */
        Problem: {
            /** @description With 412: the record as it now is. */
            current?: Record<string, never>;
            detail: string;
            errors: string[];
            /** @description The request id. */
            instance: string;
            /** @constant */
            isValid: false;
            propertiesErrorMessages: components["schemas"]["PropertyError"][];
            /** @description With 409: the domain rule's reason code. */
            reason?: string;
            /** @description With 403: one of these opens it. */
            requiredClaims?: string[];
            status: number;
            title: string;
            /** Format: uri-reference */
            type: string;
        };
        Product: components["schemas"]["ProductSummary"] & {
            categories: string[];
            classifications: string[];
            /** @description Codes of the CLIL classification. */
            clil: string[];
            /** @description Minutes, of films. */
            duration: number | null;
            editions: string[];
            feedCover: components["schemas"]["FeedCover"] | null;
            files: components["schemas"]["ProductFile"][];
            /** @description Millimetres. */
            height: number | null;
            isSigned: boolean;
            /** @description ISO 639-2/B, as ONIX writes them: `fre`. */
            languages: string[];
            overrides: components["schemas"]["ProductOverride"][];
            pages: number | null;
            priceNoTax: components["schemas"]["Price"];
            publics: string[];
            /** @description The catalogue restrictions that hide it, twenty at most; empty when none does. */
            restrictedBy: components["schemas"]["ProductRestriction"][];
            series: string[];
            subEan: string | null;
            summary: string | null;
            suppliers: string[];
            /** @description Codes of Thema. */
            thema: string[];
            /** @description Millimetres. */
            thickness: number | null;
            variations: {
                type: string;
                value: string;
            }[];
            version: number;
            /** @description Grams. */
            weight: number | null;
            /** @description Millimetres. */
            width: number | null;
        };
        ProductCatalogLists: {
            items: {
                id: number;
                name: string;
                page: string;
                position: number;
            }[];
        };
        ProductCount: {
            /** @description Exact, however many there are. */
            count: number;
        };
        ProductFacets: {
            /** @description How many products were counted: all of them, or the first 10,000. */
            countedCount: number;
            facets: components["schemas"]["Facet"][];
            /** @description False where there are more: each count is then « at least ». */
            isExact: boolean;
            suggestion: components["schemas"]["Suggestion"];
        };
        ProductFile: {
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            fileName: string;
            id: number;
            key: components["schemas"]["FileKey"];
            /** @description Bytes. */
            size: number;
        };
        ProductFileByUrl: {
            kind: components["schemas"]["ProductFileKind"];
            productId: number;
            /** @description Of the public web, by http or https. */
            url: string;
        };
        /**
         * @description A cover, or a file to read: an extract, a press kit.
         * @enum {string}
         */
        ProductFileKind: "Picture" | "File";
        ProductHistory: {
            items: {
                /** @description The operation or the kind of background task. */
                action: string;
                /** Format: date-time */
                at: string;
                changes: {
                    /** @description What stands there since. */
                    after: unknown;
                    /** @description What stood there. */
                    before: unknown;
                    property: string;
                }[];
                id: number;
                /** @description Who did it; null: nobody was signed in, as when the feed came. */
                name: string | null;
            }[];
            totalCount: number;
        };
        /** @enum {string} */
        ProductKind: "Book" | "Comic" | "Dvd" | "Press" | "Goods";
        ProductNames: string[];
        /** @description What became of one of several. */
        ProductOutcome: {
            id: number;
            isDone: boolean;
            /** @description The reason in the caller's language. */
            message: string | null;
            reason: ("NotFound" | "SameState") | null;
        };
        /** @description A field that staff took over from the feed. */
        ProductOverride: {
            /** Format: date-time */
            changedAt: string;
            /** @description Whoever took it over. */
            changedBy: string;
            /** @description What the feed last said, as the product would say it. */
            feedValue: unknown;
            field: components["schemas"]["FeedField"];
        };
        ProductPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["ProductSummary"][];
            suggestion?: components["schemas"]["Suggestion"];
        };
        ProductRestriction: {
            id: number;
            /** @description False: it keeps its value, and the title has none of those that are kept. */
            isExcluded: boolean;
            label: string;
            type: components["schemas"]["RestrictionType"];
            value: string;
        };
        ProductResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Product"];
        };
        ProductSales: {
            /** Format: date-time */
            lastOrderedAt: string | null;
            openCopies: number;
            /** @description Orders with a line of it that is still to be sent or collected. */
            openOrderCount: number;
            /** @description Twenty-six of them, the latest last. */
            weeks: {
                copies: number;
                /** Format: date */
                from: string;
                isComplete: boolean;
            }[];
            /** @description Of the last twelve months. */
            yearCopies: number;
        };
        ProductSave: {
            authors: components["schemas"]["ProductNames"];
            availability: components["schemas"]["AvailabilityCode"];
            categories: components["schemas"]["ProductNames"];
            classifications: components["schemas"]["ProductNames"];
            clil: string[];
            collections: components["schemas"]["ProductNames"];
            duration: components["schemas"]["Measure"];
            /** @description EAN-13 or ISBN-10, hyphens ignored; a feed's own stays. Null: it stays, and a new product gets a number of the shop’s own, which begins with 20 (GS1, restricted circulation). */
            ean: string | null;
            editions: components["schemas"]["ProductNames"];
            height: components["schemas"]["Measure"];
            isSigned: boolean;
            isVisible: boolean;
            kind: components["schemas"]["ProductKind"];
            languages: string[];
            pages: components["schemas"]["Measure"];
            priceWithTax: components["schemas"]["Price"];
            publics: components["schemas"]["ProductNames"];
            publishers: components["schemas"]["ProductNames"];
            /** Format: date */
            releaseDate: string | null;
            series: components["schemas"]["ProductNames"];
            shelf: string | null;
            stock: number;
            subEan: string | null;
            /** @description Plain text, paragraphs parted by line ends. */
            summary: string | null;
            suppliers: components["schemas"]["ProductNames"];
            taxRate: components["schemas"]["Rate"];
            thema: string[];
            thickness: components["schemas"]["Measure"];
            title: string;
            variations: {
                type: string;
                value: string;
            }[];
            weight: components["schemas"]["Measure"];
            width: components["schemas"]["Measure"];
        };
        ProductSummary: {
            authors: string[];
            availability: components["schemas"]["AvailabilityCode"];
            /** Format: date-time */
            cacheRefreshedAt: string | null;
            collections: string[];
            ean: string;
            id: number;
            /** @description Made by the shop, not by the feed. */
            isCustom: boolean;
            /** @description A catalogue restriction hides it from the public site. */
            isRestricted: boolean;
            isVisible: boolean;
            kind: components["schemas"]["ProductKind"];
            picture: components["schemas"]["PictureKey"];
            priceWithTax: components["schemas"]["Price"];
            publishers: string[];
            /** Format: date */
            releaseDate: string | null;
            shelf: string | null;
            stock: number;
            taxRate: components["schemas"]["Rate"];
            title: string;
        };
        ProductsVisibleRequest: {
            ids: number[];
            /** @description Shown on the site or not. */
            isVisible: boolean;
        };
        ProductsVisibleResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description In the order of `ids`. */
                items: components["schemas"]["ProductOutcome"][];
            };
        };
        /** @description What a person may change about themselves, and who they are here. */
        Profile: {
            company: string | null;
            /** Format: date */
            dateOfBirth: string | null;
            email: string;
            firstName: string;
            gender: components["schemas"]["Gender"];
            id: number;
            lastName: string;
            mobilePhone: string | null;
            roles: string[];
            /** @description Sessions that hold, this one included. */
            sessionCount: number;
            userName: string;
            version: number;
        };
        ProfileOrder: {
            targetIds: number[];
        };
        ProfileResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Profile"];
        };
        ProfileSave: {
            company?: string | null;
            /** @description Needed with a new password and with a new e-mail address. */
            currentPassword?: string;
            /** Format: date */
            dateOfBirth?: string | null;
            /** Format: idn-email */
            email: string;
            firstName: string;
            gender?: components["schemas"]["Gender"];
            lastName: string;
            mobilePhone?: string | null;
            /** @description Empty or absent: unchanged; else at least 12 characters. */
            password?: string;
        };
        ProfileTitle: {
            ean: string;
            /** @description Of the profile, who bought it. */
            people: number;
            /** @description Null: the catalogue does not know it any more. */
            productId: number | null;
            /** @description The EAN where it is not known. */
            title: string;
        };
        PropertyError: {
            errorMessage: string;
            /** @description Path in the request body: `items[2].quantity`. */
            propertyName: string;
        };
        PublicCategoryTree: {
            /** @description In the order in which they are read: each before those below it. */
            items: {
                code: components["schemas"]["CategoryCode"];
                id: number;
                level: number;
                name: string;
                parentId: number | null;
                /** @description The associated page, or its own address. */
                url: string;
            }[];
            /** @enum {string} */
            locale: "fr" | "en";
        };
        PublicFile: {
            contentType: string;
            fileName: string;
            key: components["schemas"]["FileKey"];
            /** @description Bytes. */
            size: number;
        };
        /** @description A sound, a document or what plays on another site, as everybody may see it. */
        PublicMedia: {
            externalUrl: string | null;
            /** @description For `getMediaFile`; null: it plays on another site. */
            file: components["schemas"]["PublicFile"] | null;
            id: number;
            nature: components["schemas"]["MediaNature"];
            /** @description To be asked for once a visitor wants it; null where the page does not say which. */
            playerUrl: string | null;
            title: string;
        };
        PublicMenu: {
            /** @description In the order in which they are read: each before those below it. */
            items: {
                id: number;
                isExternalUrl: boolean;
                label: string;
                level: number;
                parentId: number | null;
                style: components["schemas"]["MenuStyle"];
                urlAbsolute: string;
            }[];
            /** @enum {string} */
            locale: "fr" | "en";
        };
        PublicPageTree: {
            /** @description In the order in which they are read: each before those below it. */
            items: {
                address: string;
                id: number;
                isHome: boolean;
                level: number;
                name: string;
                parentId: number | null;
            }[];
            /** @enum {string} */
            locale: "fr" | "en";
        };
        PublicPost: components["schemas"]["PublicPostSummary"] & {
            /** @description HTML, cleaned. A title of the catalogue is a link with its EAN (data-ean); a picture may say what stays in sight where it is cut (data-focus), in percents from the left and from above: « 30 70 ». */
            description: string;
            /** @description What engines are told, to be written as it is into a script of the type application/ld+json; null: nothing. */
            jsonLd: string | null;
            /** @enum {string} */
            locale: "fr" | "en";
            location: components["schemas"]["PostLocation"];
            /** @description What is to be heard, read or played, in its order. */
            medias: components["schemas"]["PublicMedia"][];
            metaDescription: string;
            metaKeywords: string;
            metaTitle: string;
            /** @description In their order. */
            pictures: components["schemas"]["ShownPicture"][];
            /** @description The linked ones that are online, in their order. */
            posts: components["schemas"]["ShownPost"][];
            /** @description Those that everybody may see, in their order. */
            products: components["schemas"]["PublicProductSummary"][];
            /** @description Null: one comes as one likes. */
            registration: components["schemas"]["PostRegistration"] | null;
            /** @description Null: nobody signs it. */
            signature: components["schemas"]["PublicSignature"] | null;
        };
        PublicPostPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["PublicPostSummary"][];
            /** @enum {string} */
            locale: "fr" | "en";
        };
        /** @description A post as everybody may see it, in one language. */
        PublicPostSummary: {
            /** @description Where the public site shows it; null where it has no page of its own. */
            address: string | null;
            /** Format: date-time */
            eventEnd: string | null;
            /** Format: date-time */
            eventStart: string | null;
            id: number;
            /** @description HTML, cleaned. */
            lead: string;
            /** @description The first of its pictures. */
            picture: components["schemas"]["ShownPicture"] | null;
            postType: components["schemas"]["PostType"];
            /** Format: date-time */
            publicationStartDate: string | null;
            subtitle: string;
            tags: {
                name: string;
                seoName: string;
            }[];
            title: string;
        };
        PublicProduct: components["schemas"]["PublicProductSummary"] & {
            clil: string[];
            /** @description Minutes, of films. */
            duration: number | null;
            files: components["schemas"]["PublicProductFile"][];
            /** @description Millimetres. */
            height: number | null;
            isSigned: boolean;
            languages: string[];
            pages: number | null;
            series: string[];
            /** @description Text, whatever markup the publisher’s feed wrote in it: escape it. */
            summary: string | null;
            thema: string[];
            /** @description Millimetres. */
            thickness: number | null;
            variations: {
                type: string;
                value: string;
            }[];
            /** @description Grams. */
            weight: number | null;
            /** @description Millimetres. */
            width: number | null;
        };
        /** @description A file to read, fetched by `getProductFile`. */
        PublicProductFile: {
            fileName: string;
            key: components["schemas"]["FileKey"];
            /** @description Bytes. */
            size: number;
        };
        PublicProductList: {
            items: components["schemas"]["PublicProduct"][];
        };
        PublicProductPage: components["schemas"]["PageFacts"] & {
            facets: components["schemas"]["Facet"][];
            items: components["schemas"]["PublicProductSummary"][];
            suggestion?: components["schemas"]["Suggestion"];
        };
        /** @description A title as everybody may see it. */
        PublicProductSummary: {
            authors: string[];
            availability: components["schemas"]["AvailabilityCode"];
            collections: string[];
            ean: string;
            id: number;
            /** @description How many there are is nobody’s business. */
            isInStock: boolean;
            kind: components["schemas"]["ProductKind"];
            picture: components["schemas"]["PictureKey"];
            priceWithTax: components["schemas"]["Price"];
            publishers: string[];
            /** Format: date */
            releaseDate: string | null;
            taxRate: components["schemas"]["Rate"];
            title: string;
        };
        PublicRegistrationResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @enum {string} */
                state: "Registered" | "Waiting";
                /** @description Place in the waiting list; null: registered. */
                waitingPosition: number | null;
            };
        };
        PublicSignature: {
            /** @description HTML, cleaned. */
            description: string;
            name: string;
        };
        PurchaseAdd: {
            /**
             * Format: date
             * @description From today on.
             */
            expectedOn?: string | null;
            lines: {
                ean: string;
                quantity: number;
            }[];
            /** @description The supplier's or the shop's own number for it. */
            reference?: string | null;
        };
        PurchaseCancel: {
            lineIds: number[];
        };
        /** @description Copies of a title that were ordered at once. */
        PurchaseLine: {
            /** Format: date */
            expectedOn: string | null;
            id: number;
            /** Format: date-time */
            orderedAt: string;
            orderedBy: string;
            /** @description Of those, not here. */
            outstanding: number;
            quantity: number;
            /** @description The supplier's or the shop's own number for it. */
            reference: string | null;
        };
        PurchaseResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                copyCount: number;
                /** @description Orders that are held back, or no longer. */
                documentCount: number;
                /** @description In the order of the request, for `cancelPurchase`. */
                lineIds: number[];
            };
        };
        /**
         * @description What presses most: copies to order, late ones, copies expected on a day, copies on order.
         * @enum {string}
         */
        PurchaseState: "ToOrder" | "Late" | "Expected" | "Ordered";
        /** @description A share: 0.055 is 5,5 %. */
        Rate: number;
        RecordRefundRequest: {
            /** @description What was given back, tax included: at most what was received, and by its reason at most what is owed, the shipping or the surplus. */
            amount: components["schemas"]["Money"];
            documentId: components["schemas"]["DocumentId"];
            /** @description True: it comes out of the till, in cash, by card or by cheque. Left out: cash does, nothing else. */
            isAtCounter?: boolean;
            means: components["schemas"]["RefundMeans"];
            reason: components["schemas"]["RefundReason"];
            /** @description The number of the transfer, of the voucher, of the operation at the payment provider. */
            reference?: string;
            /**
             * @description False: no mail leaves.
             * @default true
             */
            tellsCustomer?: boolean;
        };
        RefreshCachesRequest: {
            productIds: number[];
        };
        RefreshRequest: {
            /** @description The refresh token; `cookie` when the answer before said so: the token is then in an HttpOnly cookie. */
            token: string;
        };
        /**
         * @description How money went back: by card, transfer, cheque, cash, PayPal, or as a voucher of the shop.
         * @enum {string}
         */
        RefundMeans: "CreditCard" | "BankTransfer" | "Check" | "Cash" | "Paypal" | "Voucher";
        /**
         * @description Why money goes back. A gesture, a price error, postage and a lost parcel lower what is owed, with a credit note of the amount once there is an invoice; the others give back what is owed no more.
         * @enum {string}
         */
        RefundReason: "GoodsReturned" | "Withdrawal" | "Gesture" | "PriceError" | "Postage" | "LostParcel" | "Cancellation" | "Surplus";
        RegistrationEvent: components["schemas"]["RegistrationEventSummary"] & {
            /** @description The first title that the event is linked to. */
            book: components["schemas"]["ProductSummary"] | null;
            /** @description Whether the caller may write its registrations. */
            isMine: boolean;
            /**
             * Format: date-time
             * @description When somebody who had a place last gave it up.
             */
            lastFreedAt: string | null;
            presentCount: number;
            /** @description Everybody who has a place, by last name, to be printed. */
            sheet: components["schemas"]["AttendanceLine"][];
            /** @description The first hundred who wait, in their order. */
            waiting: components["schemas"]["EventRegistration"][];
        };
        RegistrationEventPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["RegistrationEventSummary"][];
        };
        RegistrationEventSummary: {
            /** @description Of those who have a place, how many buy the book. */
            bookCount: number;
            /**
             * Format: date-time
             * @description Two hours after the start where the post says none.
             */
            eventEnd: string;
            /** Format: date-time */
            eventStart: string;
            /** @description Of the post. */
            id: number;
            /** @description False: closed since, its registrations stay. */
            isOnRegistration: boolean;
            /** @description Where, in a line; may be empty. */
            place: string;
            /** @description Null: as many as come. */
            places: number | null;
            registeredCount: number;
            state: components["schemas"]["PostState"];
            title: string;
            waitingCount: number;
        };
        /**
         * @description Has a place, waits for one, or has given it up.
         * @enum {string}
         */
        RegistrationState: "Registered" | "Waiting" | "Cancelled";
        RelatedDocument: {
            customId: string;
            /** Format: date-time */
            date: string;
            documentStatus: components["schemas"]["DocumentStatus"];
            documentType: components["schemas"]["DocumentType"];
            id: number;
        };
        RelatedDocumentList: {
            items: components["schemas"]["RelatedDocument"][];
        };
        ReleaseEmailRequest: {
            /** @description The line of the list. */
            id: number;
            reason: string;
        };
        ReplyTemplate: {
            name: string;
            text: string;
        };
        ReplyTemplates: {
            items: components["schemas"]["ReplyTemplate"][];
            version: number;
        };
        ReplyTemplatesRequest: {
            items: components["schemas"]["ReplyTemplate"][];
        };
        ReplyTemplatesResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["ReplyTemplates"];
        };
        Restriction: {
            /** Format: date-time */
            createdAt: string;
            id: number;
            /** @description True: titles of this value are hidden. False: titles of all other values of the type are. */
            isExcluded: boolean;
            /** @description For the team; empty when nobody wrote one. */
            label: string;
            type: components["schemas"]["RestrictionType"];
            /** @description Thirteen digits of an EAN, a name, a code of ONIX list 65, an ISO 639-2/B code, or a price with tax (`12.50`). Names are compared without case and accents. */
            value: string;
            /** @description Also the ETag, in quotes. */
            version: number;
        };
        RestrictionCheckRequest: {
            /** @description The cursor of the titles before. */
            after?: string;
            /** @description The restriction that this one would replace; null for a new one. */
            id: number | null;
            isExcluded: boolean;
            type: components["schemas"]["RestrictionType"];
            values: components["schemas"]["RestrictionValues"];
        };
        RestrictionCheckResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description How many of them another rule hides already. */
                alreadyHiddenCount: number;
                /** @description Titles of the catalogue. */
                catalogCount: number;
                /** @description Those that the rule would hide. */
                hiddenCount: number;
                /** @description Those that it would hide, by title, twenty-five at a time. */
                items: components["schemas"]["RestrictionHit"][];
                /** @description Titles shown now that would be hidden. */
                newlyHiddenCount: number;
                /** @description To be sent as `after` for those behind. */
                nextCursor: string | null;
                /** @description Orders under way that hold a title that the rule would hide; they do not change. */
                orderCount: number;
                /** @description Titles hidden now that would be shown. */
                shownAgainCount: number;
            };
        };
        /** @description A title that the rule would hide. */
        RestrictionHit: {
            authors: string[];
            collections: string[];
            ean: string;
            id: number;
            /** @description By another rule. */
            isAlreadyHidden: boolean;
            kind: components["schemas"]["ProductKind"];
            publishers: string[];
            title: string;
        };
        RestrictionPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Restriction"][];
        };
        RestrictionProgress: {
            task: components["schemas"]["BackgroundTask"] | null;
        };
        RestrictionResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Restriction"];
        };
        RestrictionSave: {
            isExcluded: boolean;
            label: string;
            type: components["schemas"]["RestrictionType"];
            values: components["schemas"]["RestrictionValues"];
        };
        RestrictionsResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description In the order of `values`. */
                items: components["schemas"]["Restriction"][];
                /** @description What is still to be hidden or shown; null when that is done already. */
                task: components["schemas"]["BackgroundTask"] | null;
            };
        };
        /**
         * @description What of a title a restriction is about.
         * @enum {string}
         */
        RestrictionType: "Ean" | "Author" | "Publisher" | "Edition" | "Collection" | "Supplier" | "Category" | "AvailabilityCode" | "Language" | "Price";
        RestrictionTypeList: {
            items: {
                id: components["schemas"]["RestrictionType"];
                label: string;
                /**
                 * @description What its values are.
                 * @enum {string}
                 */
                takes: "Ean" | "Name" | "Availability" | "Language" | "Price";
            }[];
        };
        RestrictionValueList: {
            items: {
                /** @description What people call it: a language by its name. */
                label: string;
                value: string;
            }[];
        };
        /** @description As typed or pasted: an ISBN-10 and hyphens are understood, prices may have a comma. */
        RestrictionValues: string[];
        ReturnItemsRequest: {
            /** @description What the thread says beside it. */
            comment?: string;
            documentId: components["schemas"]["DocumentId"];
            items: {
                /** @description A line of which copies left; each once. */
                itemId: number;
                quantity: number;
                state: components["schemas"]["ReturnState"];
            }[];
        };
        /**
         * @description In which state copies came back: to be sold again, spoilt, or never arrived.
         * @enum {string}
         */
        ReturnState: "Resellable" | "Damaged" | "Missing";
        Review: {
            answer: components["schemas"]["ReviewAnswer"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Null for a visitor. */
            customerId: number | null;
            /**
             * Format: date-time
             * @description When it was last approved or rejected.
             */
            decidedAt: string | null;
            decidedBy: string | null;
            ean: string;
            id: number;
            /** @description As signed. */
            name: string;
            /** @description Null once the catalogue has no product of that EAN. */
            productId: number | null;
            rating: number;
            status: components["schemas"]["ReviewStatus"];
            /** @description Plain text, never HTML. */
            text: string;
            /** @description The product's, as it was called when the review was written. */
            title: string;
            /** @description Also the ETag, in quotes. */
            version: number;
        };
        /** @description What the shop says to it. */
        ReviewAnswer: {
            /** Format: date-time */
            at: string;
            by: string;
            /** @description Plain text, never HTML. */
            text: string;
        };
        ReviewAnswerRequest: {
            text: string;
        };
        /** @description What became of one of several. */
        ReviewOutcome: {
            id: number;
            isDone: boolean;
            /** @description The reason as a sentence in the caller's language. */
            message: string | null;
            /**
             * @description Why not; null when it is done.
             * @enum {string|null}
             */
            reason: "NotFound" | "SameStatus" | null;
        };
        ReviewPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Review"][];
        };
        ReviewResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Review"];
        };
        /**
         * @description Waiting, published, or not to be published.
         * @enum {string}
         */
        ReviewStatus: "Pending" | "Approved" | "Rejected";
        ReviewStatusRequest: {
            ids: number[];
            /** @enum {string} */
            status: "Approved" | "Rejected";
        };
        ReviewStatusResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description In the order of `ids`. */
                items: components["schemas"]["ReviewOutcome"][];
            };
        };
        /** @description A named bundle of claims. */
        Role: {
            claimTypes: components["schemas"]["ClaimType"][];
            id: number;
            /** @description False when it holds claims that the caller lacks. */
            isEditable: boolean;
            name: string;
            userCount: number;
            version: number;
        };
        RoleList: {
            items: components["schemas"]["Role"][];
        };
        /** @description A role by its id, or as reads give it; its name changes nothing. */
        RoleReference: number | {
            id: number;
            name?: string;
        };
        RoleResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Role"];
        };
        RoleSave: {
            claimTypes: components["schemas"]["ClaimReference"][];
            name: string;
        };
        /** @description Invoices less credit notes of one day. */
        SalesDay: {
            /** Format: date */
            day: string;
            noTax: components["schemas"]["Money"];
            paperCount: number;
            tax: components["schemas"]["Money"];
            withTax: components["schemas"]["Money"];
        };
        SalesOverTime: {
            items: components["schemas"]["SalesWeek"][];
        };
        /**
         * @description Whether and how a title can be bought, or the first reason that it cannot.
         * @enum {string}
         */
        SaleState: "OnSale" | "ToOrder" | "Reprinting" | "ToRelease" | "OutOfPrint" | "Restricted" | "Hidden" | "Unpriced";
        SalesWeek: {
            /**
             * Format: date
             * @description Monday.
             */
            from: string;
            /** @description False for the running week. */
            isComplete: boolean;
            orderCount: number;
            /** @description How many of the orders the turnover comes from: turnover / paidCount is the average basket. */
            paidCount: number;
            turnover: components["schemas"]["Money"];
        };
        /** @description A list's filters and order under a name. */
        SavedView: {
            /** @description The query of the list's URL, without `?`. */
            address: string;
            id: number;
            isMine: boolean;
            isShared: boolean;
            list: components["schemas"]["ViewedList"];
            name: string;
            ownerName: string;
            version: number;
        };
        SavedViewList: {
            items: components["schemas"]["SavedView"][];
        };
        SavedViewResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["SavedView"];
        };
        SavedViewSave: {
            address: string;
            isShared: boolean;
            list: components["schemas"]["ViewedList"];
            name: string;
        };
        SearchHits: {
            items: {
                authors: string[];
                ean: string;
                id: number;
                kind: components["schemas"]["ProductKind"];
                title: string;
            }[];
            suggestion?: components["schemas"]["Suggestion"];
        };
        SendMailRequest: {
            /**
             * Format: uuid
             * @description The mail to be sent again.
             */
            id: string;
            /**
             * Format: idn-email
             * @description Another reader; left out: the same.
             */
            to?: string;
        };
        SeoText: {
            /** @enum {string} */
            locale: "fr" | "en";
            seoName: string;
            /** @description As it was sent. */
            text: string;
        };
        /** @description Chorus Pro’s « code service ». */
        ServiceCode: string | null;
        Session: {
            accessToken: string;
            /** Format: date-time */
            accessTokenExpires: string;
            /** @description `cookie` where the operator keeps it in an HttpOnly cookie. */
            refreshToken: string;
            /** Format: date-time */
            refreshTokenExpires: string;
        };
        SessionResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Session"];
        };
        SetUpRequest: {
            /** Format: idn-email */
            email: string;
            firstName: string;
            lastName: string;
            password: string;
            token: string;
            userName: string;
        };
        /** @enum {string} */
        SheetKind: "pickingSlip" | "deliveryNote" | "invoice";
        ShipItemsRequest: {
            deliveryPackage?: components["schemas"]["TrackingNumber"];
            documentId: components["schemas"]["DocumentId"];
            itemIds: components["schemas"]["ItemIds"];
            quantities?: components["schemas"]["LeavingQuantities"];
            undoSeconds?: components["schemas"]["UndoSeconds"];
        };
        ShippingAddressRequest: {
            documentId: components["schemas"]["DocumentId"];
            shippingAddress: components["schemas"]["AddressSave"];
        };
        ShippingAddressResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                id: number;
                shippingAddress: components["schemas"]["Address"];
                version: number;
            };
        };
        /** @enum {string} */
        ShippingMethod: "PostStandard" | "Pickup" | "ProWithdrawal" | "MondialRelay" | "Colissimo" | "DeutschePost" | "DhlExpress" | "Proxicourse" | "RelaisColis" | "Fedex";
        ShownBloc: {
            blocType: components["schemas"]["BlocType"];
            column: components["schemas"]["BlocColumn"];
            /** @description How many answer; not all of them are shown. */
            foundCount: number;
            /** @description HTML, cleaned; empty except in blocs of the type Html. */
            html: string;
            /** Format: uuid */
            id: string;
            isExternalUrl: boolean;
            pictures: components["schemas"]["ShownPicture"][];
            posts: components["schemas"]["ShownPost"][];
            products: components["schemas"]["ShownTitle"][];
            title: string;
            url: string | null;
            width: components["schemas"]["BlocWidth"];
            /** @description Tags or categories. */
            words: components["schemas"]["ShownWord"][];
        };
        ShownPage: {
            address: string;
            blocs: components["schemas"]["ShownBloc"][];
            /** @enum {string} */
            locale: "fr" | "en";
            metaDescription: string;
            metaKeywords: string;
            metaTitle: string;
            /** @description It was asked for under a URL that it had before: where it is now, for a permanent redirect. */
            movedTo: string | null;
            name: string;
            pageLayout: components["schemas"]["PageLayout"];
        };
        ShownPicture: {
            altText: string;
            focalPoint: components["schemas"]["FocalPoint"] | null;
            height: number | null;
            id: number;
            /** @description For `getPicture`. */
            picture: string;
            width: number | null;
        };
        /** @description What the public site needs of a popup to show it. */
        ShownPopup: {
            /** @description A visitor who closed it sees it again after so many days. */
            cookieDurationDays: number;
            /** @description Cleaned by the server: headings, lists, links and images, nothing that runs. */
            html: string;
            id: number;
            title: string;
        };
        ShownPopupList: {
            /** @description The first is the one that is shown first: what began last. */
            items: components["schemas"]["ShownPopup"][];
        };
        ShownPost: {
            /** @description Where the public site shows it; null where it has no page of its own. */
            address: string | null;
            /** Format: date-time */
            eventStart: string | null;
            id: number;
            /** @description HTML, cleaned: the same as in the list of posts. */
            lead: string;
            postType: components["schemas"]["PostType"];
            title: string;
        };
        ShownTitle: {
            authors: string[];
            collections: string[];
            ean: string;
            id: number;
            picture: components["schemas"]["PictureKey"];
            priceWithTax: components["schemas"]["Price"];
            publishers: string[];
            /** Format: date */
            releaseDate: string | null;
            title: string;
        };
        ShownWord: {
            address: string;
            id: number;
            name: string;
        };
        Signature: {
            /** Format: date-time */
            createdAt: string;
            /** @description HTML: who that is, in a few words; may be empty. */
            description: string;
            id: number;
            /** @description As it stands under a post. */
            name: string;
            /** @description How many posts that the caller may see it signs. */
            postCount: number;
            version: number;
        };
        SignaturePage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Signature"][];
        };
        SignatureResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Signature"];
        };
        SignatureSave: {
            /** @description HTML. */
            description: string;
            name: string;
        };
        StartImportRequest: {
            /** @description Change the known ones. */
            changes: boolean;
            /** @description Make the new titles. */
            creates: boolean;
            id: number;
        };
        /** @enum {string} */
        StockState: "InStock" | "OutOfStock";
        Store: {
            city: string;
            id: number;
            name: string;
        };
        StoreList: {
            items: components["schemas"]["Store"][];
        };
        Subject: {
            code: string;
            /** @description In French, as the schemes publish it; the code itself where the scheme does not know it. */
            label: string;
            /** @description The labels of what it belongs to, the widest first. */
            parents: string[];
        };
        SubjectList: {
            items: components["schemas"]["Subject"][];
        };
        /** @enum {string} */
        SubjectScheme: "Clil" | "Thema";
        Subscriber: {
            email: string;
            /** @description Empty: not known. */
            firstName: string;
            id: number;
            /** @description The e-mail address is written to no more, whatever the state. */
            isSuppressed: boolean;
            /** @description Empty: not known. */
            lastName: string;
            /** @enum {string} */
            locale: "fr" | "en";
            /** @description Where they agreed. */
            origin: string;
            /**
             * Format: date-time
             * @description Since when they are in this state.
             */
            since: string;
            state: components["schemas"]["SubscriberState"];
            subscriptionId: number;
        };
        SubscriberConsent: {
            /** Format: date-time */
            at: string;
            /** @description The beginning of the client IP; empty: not from the site. */
            network: string;
            origin: string;
            /** @description The page; empty: none. */
            url: string;
            /** @description As they were read at that moment. */
            words: string;
        };
        SubscribeRequest: {
            email: string;
            /** @description Empty: not asked. */
            firstName: string;
            identifier: string;
            /** @description Empty: not asked. */
            lastName: string;
            /** @description Which form of the site. */
            origin: string;
            /** @description The page, a URL in http or https without a user name; empty: none. */
            url: string;
            /** @description What stood beside the box, word for word. */
            words: string;
        };
        SubscriberEvent: {
            /** Format: date-time */
            at: string;
            /** @description Who of the team; null: the person, or the server. */
            by: string | null;
            /** @enum {string} */
            kind: "Asked" | "Imported" | "Subscribed" | "Confirmed" | "Unsubscribed" | "Removed" | "Died";
            note: string;
            /** @enum {string|null} */
            reason: "Phone" | "Letter" | "Complaint" | "Other" | "Request" | "Bounce" | null;
        };
        SubscriberImport: {
            addedCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Stand in the file before: the first line counts. */
            duplicateCount: number;
            fileName: string;
            id: number;
            /** @description Are no e-mail addresses. */
            invalidCount: number;
            /** @description Are there already: unchanged. */
            knownCount: number;
            /** @description Left, were taken off or are written to no more: left out for good. */
            leftCount: number;
            lineCount: number;
            /** @description The first of those that are left out. */
            lines: components["schemas"]["SubscriberImportLine"][];
            /** @description Would be added. */
            newCount: number;
            /** @description Where they agreed; empty until it is started. */
            origin: string;
            /** @enum {string} */
            state: "Checked" | "Importing" | "Imported";
            subscriptionId: number;
            table: components["schemas"]["SubscriberImportTable"];
            /** Format: uuid */
            taskId: string | null;
            /** @description What they read; empty until it is started. */
            words: string;
        };
        SubscriberImportLine: {
            /** @description As it stands there, cut after 100 letters. */
            email: string;
            line: number;
            /** @enum {string} */
            outcome: "Left" | "Duplicate" | "Invalid";
        };
        SubscriberImportPreparation: {
            /** @description Which column says what, by the columns' names. */
            columns: {
                email: string;
                firstName: string | null;
                lastName: string | null;
            };
            /** @description The import. */
            id: number;
        };
        SubscriberImportResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["SubscriberImport"];
        };
        SubscriberImportStart: {
            /** @description The import. */
            id: number;
            /** @description Where these people agreed. */
            origin: string;
            /** @description What they read and agreed to; kept as proof with each. */
            words: string;
        };
        /** @description The columns of the list and its first rows. */
        SubscriberImportTable: {
            /** @description In their order. Without a field: ignored. */
            columns: {
                field: ("email" | "firstName" | "lastName") | null;
                /** @description `#3`: the third, which has no name of its own. */
                name: string;
            }[];
            /** @description The line of the columns' names; null: it has none. */
            headLine: number | null;
            /** @description The column of the e-mail addresses was not recognised: nobody can be added. */
            isIncomplete: boolean;
            /** @description The first five. */
            rows: components["schemas"]["TableRow"][];
            /** @description What stands between two cells. */
            separator: string;
        };
        SubscriberPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Subscriber"][];
        };
        SubscriberProof: components["schemas"]["Subscriber"] & {
            /** Format: date-time */
            confirmedAt: string | null;
            /** @description The beginning of the client IP that confirmed; empty: not by a link. */
            confirmedNetwork: string;
            consent: components["schemas"]["SubscriberConsent"];
            /** @description What happened, the oldest first. */
            events: components["schemas"]["SubscriberEvent"][];
        };
        SubscriberResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Subscriber"];
        };
        /**
         * @description Not confirmed yet; subscribed; left by themselves; taken off by the team; no longer reached.
         * @enum {string}
         */
        SubscriberState: "Pending" | "Subscribed" | "Unsubscribed" | "Removed" | "Dead";
        Subscription: {
            /** Format: date-time */
            createdAt: string;
            displayedText: string;
            id: number;
            identifier: string;
            /** @description Who left, was taken off or is no longer reached. */
            leftCount: number;
            localizations: components["schemas"]["SubscriptionTexts"];
            needsConfirmation: boolean;
            /** @description Who has not confirmed yet. */
            pendingCount: number;
            subscribedCount: number;
            type: components["schemas"]["SubscriptionType"];
            version: number;
        };
        SubscriptionFigures: {
            /** @description Who became subscribed. */
            arrivals: number;
            /** @description Who was no longer reached. */
            died: number;
            /** @description Whom the team took off. */
            removed: number;
            /** @description How many were subscribed at its end. */
            standing: number;
            /**
             * Format: date
             * @description Its first day in Paris.
             */
            start: string;
            /** @description Who left by themselves. */
            unsubscribed: number;
        };
        SubscriptionPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Subscription"][];
        };
        SubscriptionResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Subscription"];
        };
        SubscriptionSave: {
            /** @description What one reads and agrees to; kept as proof with each person. */
            displayedText: string;
            /** @description The key by which campaigns and the public site name it: small letters and figures, hyphens between. One subscription has it. */
            identifier: string;
            localizations: components["schemas"]["SubscriptionTexts"];
            /** @description Whoever subscribes confirms by a link that is sent to them. */
            needsConfirmation: boolean;
            type: components["schemas"]["SubscriptionType"];
        };
        SubscriptionStats: {
            /** @description The oldest first; the last goes on. */
            points: components["schemas"]["SubscriptionFigures"][];
            /** @description As many before them. */
            previous: components["schemas"]["SubscriptionFigures"][];
            unit: components["schemas"]["SubscriptionStatsUnit"];
        };
        /**
         * @default month
         * @enum {string}
         */
        SubscriptionStatsUnit: "day" | "week" | "month";
        SubscriptionText: {
            /** @description What one gets, in a few words; may be empty. */
            description: string;
            name: string;
        };
        /** @description Texts by language; the name in French is needed, the others may be empty. */
        SubscriptionTexts: {
            en: components["schemas"]["SubscriptionText"];
            fr: components["schemas"]["SubscriptionText"];
        };
        /** @enum {string} */
        SubscriptionType: "Newsletter" | "Marketing" | "AlertSearchNewItems" | "AlertProductAvailability" | "PremiumAccount";
        /** @description « Vous vouliez dire »: nothing holds the words that were typed, and what is answered are the titles for these; else null. */
        Suggestion: string | null;
        SuppressedEmail: {
            /** Format: date-time */
            at: string;
            /** @description Who of the team; null: the server. */
            by: string | null;
            email: string;
            id: number;
            note: string;
            reason: components["schemas"]["SuppressionReason"];
        };
        SuppressedEmailPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["SuppressedEmail"][];
        };
        SuppressedEmailResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["SuppressedEmail"];
        };
        SuppressEmailRequest: {
            email: string;
            note: string;
            reason: components["schemas"]["SuppressionReason"];
        };
        /** @enum {string} */
        SuppressionReason: "Request" | "Complaint" | "Bounce" | "Other";
        /** @description A row of a file that is imported. */
        TableRow: {
            /** @description Each cut after 100 letters. */
            cells: string[];
            /** @description As an editor counts lines. */
            line: number;
        };
        Tag: {
            /** Format: date-time */
            createdAt: string;
            id: number;
            name: string;
            /** @description How many posts that the caller may see have it. */
            postCount: number;
            seoName: string;
            version: number;
        };
        TagMerge: {
            /** @description The one that stays. */
            id: number;
            /** @description The others. */
            otherIds: number[];
        };
        TagPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Tag"][];
        };
        TagResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Tag"];
        };
        TagSave: {
            name: string;
            /** @description Null: made of the name. */
            seoName: string | null;
        };
        Target: {
            /** @description People, when it was counted last. */
            count: number;
            /** Format: date-time */
            countedAt: string;
            /** Format: date-time */
            createdAt: string;
            description: string;
            id: number;
            /** @description Of the values that were searched; one that is gone is missing. */
            labels: components["schemas"]["TargetLabel"][];
            name: string;
            tree: components["schemas"]["TargetGroup"];
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        TargetCondition: {
            field: components["schemas"]["TargetFieldId"];
            operator: components["schemas"]["TargetOperator"];
            /** @description Several mean one of them. Days are `2026-07-01`, amounts `30.00`; counts and numbers of days digits. */
            values: string[];
        };
        TargetCount: {
            count: number;
            /** Format: date-time */
            countedAt: string;
            /** @description Everybody whom the shop knows. */
            known: number;
            /** @description How many each condition and group means alone, each before those that it holds. */
            nodes: number[];
            /** @description Where all must hold: how many are left after each condition or group directly in the target; else empty. */
            steps: number[];
        };
        TargetCountResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["TargetCount"];
        };
        TargetEmailing: {
            /** @description That go to it, the latest first; ten at most. */
            campaigns: {
                id: number;
                name: string;
            }[];
            /** @description People whom it means now. */
            count: number;
            id: number;
            name: string;
            /** @description Of them, who is written to no more. */
            suppressed: number;
        };
        /**
         * @description What a condition asks about.
         * @enum {string}
         */
        TargetFieldId: "createdAt" | "role" | "subscription" | "country" | "postalCode" | "orderCount" | "orderTotal" | "lastOrder" | "orderedTitle" | "orderedCategory" | "orderedPublisher" | "viewedTitle" | "viewedCategory" | "viewedPublisher" | "cartedTitle" | "cartedCategory" | "cartedPublisher" | "wishedTitle" | "wishedCategory" | "wishedPublisher" | "visits" | "lastVisit" | "views" | "searches" | "searchedFor" | "carts" | "wishes" | "mailClicks" | "registrations";
        TargetFieldList: {
            items: {
                choices: components["schemas"]["Label"][];
                id: components["schemas"]["TargetFieldId"];
                /**
                 * @description `choice` is one of `choices`, `lookup` is searched by FieldApiEndpointSearch.
                 * @enum {string}
                 */
                kind: "number" | "money" | "date" | "choice" | "lookup" | "text";
                label: string;
                operators: components["schemas"]["TargetOperator"][];
                range: components["schemas"]["TargetFieldRange"];
            }[];
        };
        /**
         * @description A group of fields.
         * @enum {string}
         */
        TargetFieldRange: "Person" | "Orders" | "Titles" | "Actions";
        /** @description Conditions and groups that count together; six groups within one another at most. */
        TargetGroup: {
            nodes: (components["schemas"]["TargetCondition"] | components["schemas"]["TargetGroup"])[];
            rule: components["schemas"]["TargetRule"];
        };
        /** @description How a value of a field is called. */
        TargetLabel: {
            field: components["schemas"]["TargetFieldId"];
            label: string;
            value: string;
        };
        /**
         * @description How a field is compared.
         * @enum {string}
         */
        TargetOperator: "atLeast" | "atMost" | "since" | "before" | "inLastDays" | "notInLastDays" | "oneOf" | "noneOf" | "startsWith" | "contains";
        TargetPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["TargetSummary"][];
        };
        TargetPersonSummary: {
            city: string | null;
            firstName: string;
            id: number;
            lastName: string;
            /** Format: date-time */
            lastOrderAt: string | null;
            orderCount: number;
        };
        /** @description A target that people belong to when no profile before it means them. */
        TargetProfile: {
            description: string;
            /** @description Of the target. */
            id: number;
            name: string;
            /** @description Who has it since the last calculation; null before the first. */
            people: number | null;
        };
        TargetProfiling: {
            /** Format: date-time */
            computedAt: string | null;
            id: number;
            isStale: boolean;
            known: number;
            labels: components["schemas"]["TargetLabel"][];
            name: string;
            people: number | null;
            /** @description Among the profiles; null when it is none. */
            place: number | null;
            /** Format: date-time */
            recommendedAt: string | null;
            /** @description Recommended to them, the most bought first. */
            titles: components["schemas"]["ProfileTitle"][];
            tree: components["schemas"]["TargetGroup"];
        };
        TargetQuestion: {
            tree: components["schemas"]["TargetGroup"];
        };
        TargetResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Target"];
        };
        /**
         * @description How what is in a group counts together.
         * @enum {string}
         */
        TargetRule: "all" | "any" | "none";
        TargetSample: {
            /** @description Null: the caller may not read customers. */
            people: components["schemas"]["TargetPersonSummary"][] | null;
        };
        TargetSampleQuestion: {
            tree: components["schemas"]["TargetGroup"];
            /** @description Another number, other people. */
            turn: number;
        };
        TargetSampleResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["TargetSample"];
        };
        TargetSave: {
            /** @description For the team; may be empty. */
            description: string;
            name: string;
            tree: components["schemas"]["TargetGroup"];
        };
        TargetsProfiling: {
            /** Format: date-time */
            computedAt: string | null;
            /** @description Targets or their order changed since the last calculation. */
            isStale: boolean;
            /** @description People of the shop. */
            known: number;
            /** @description Targets that are no profiles. */
            others: {
                id: number;
                name: string;
            }[];
            profiles: components["schemas"]["TargetProfile"][];
            /**
             * Format: date-time
             * @description As of when titles are recommended to profiles.
             */
            recommendedAt: string | null;
            /** @description The same of recommendations. */
            recommending: components["schemas"]["BackgroundTask"] | null;
            /** @description The calculation that goes on or has failed. */
            task: components["schemas"]["BackgroundTask"] | null;
            version: number;
        };
        TargetsProfilingResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["TargetsProfiling"];
        };
        TargetSummary: {
            /** @description People, when it was counted last. */
            count: number;
            /** Format: date-time */
            countedAt: string;
            /** Format: date-time */
            createdAt: string;
            description: string;
            id: number;
            name: string;
            tree: components["schemas"]["TargetGroup"];
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        TaskReference: {
            /** Format: uuid */
            id: string;
        };
        TillClose: {
            /** @description What lies in the till in cash, without the float; not below zero. */
            countedCash: components["schemas"]["Money"];
            /** Format: date */
            day: string;
            /** @description How many payments whoever counts has before them. */
            seenCount: number;
            /** @description Left out: the first shop. */
            storeId?: number;
        };
        /** @description How a day was closed; it is never changed. */
        TillClosing: {
            /** Format: date-time */
            closedAt: string;
            closedBy: string;
            countedCash: components["schemas"]["Money"];
            /** @description Counted cash beyond the day's cash; below zero when some is missing. */
            difference: components["schemas"]["Money"];
        };
        TillDay: {
            closing: components["schemas"]["TillClosing"] | null;
            /**
             * Format: date
             * @description In Paris.
             */
            day: string;
            isToday: boolean;
            /** @description First first. */
            payments: components["schemas"]["TillPayment"][];
            /** @description Whose till it is; null where the shop has none. */
            store: components["schemas"]["Store"] | null;
            /** @description All shops, each with a till of its own. */
            stores: components["schemas"]["Store"][];
            total: components["schemas"]["Money"];
            /** @description By means, all of them. */
            totals: components["schemas"]["TillTotal"][];
        };
        TillDayResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["TillDay"];
        };
        /** @description One sum of the day, with the order that it is of. */
        TillPayment: components["schemas"]["LedgerEntry"] & {
            /** @description The order's number. */
            customId: string;
            documentId: number;
            /** @description True: it was taken the day before, after that day was closed. */
            isLate: boolean;
        };
        /** @description One means of the day. */
        TillTotal: {
            means: components["schemas"]["CounterMeans"];
            /** @description Without what was taken back. */
            received: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            /** @description What is left of both; below zero when more went out than came in. */
            total: components["schemas"]["Money"];
        };
        TitleToOrder: {
            authors: string[];
            /** @description At most twenty. */
            documents: components["schemas"]["WaitingDocument"][];
            ean: string;
            /**
             * Format: date
             * @description When the next of those on order is to come.
             */
            expectedOn: string | null;
            /** @description On order, and expected before today. */
            lateCount: number;
            /** @description Still to be ordered. */
            missingCount: number;
            /** @description On order and not here. */
            orderedCount: number;
            /** @description Null where the catalogue has no such title. */
            productId: number | null;
            publisher: string | null;
            purchases: components["schemas"]["PurchaseLine"][];
            /** Format: date */
            releaseDate: string | null;
            shelf: string | null;
            state: components["schemas"]["PurchaseState"];
            stock: number;
            /** @description The title's first supplier, else its publisher. */
            supplier: string | null;
            title: string;
            /** @description Sold, and not put aside for anybody yet. */
            wantedCount: number;
        };
        TitleToOrderPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["TitleToOrder"][];
            /** @description All there are, whatever is filtered; always answered. */
            suppliers?: string[];
        };
        TokenRequest: {
            password: string;
            userName: string;
        };
        TrackingNumber: string;
        UndoActionRequest: {
            documentId: components["schemas"]["DocumentId"];
            /**
             * Format: uuid
             * @description `undo.id` of the document.
             */
            undoId: string;
        };
        /** @description How long it can be taken back; as long its mails, papers and webhooks wait. Left out: they leave at once. */
        UndoSeconds: number;
        /** @description Sales of the period to a business of another member state, for the « état récapitulatif ». */
        UnionSale: {
            base: components["schemas"]["Money"];
            vatNumber: string;
        };
        /** @description What uploads take up in bytes, of the caller and of all: media, covers and files of titles, and a day’s files to import. An upload beyond is refused (422). */
        UploadStorage: {
            personBytes: number;
            personMostBytes: number;
            totalBytes: number;
            totalMostBytes: number;
        };
        User: components["schemas"]["UserSummary"] & {
            /** @description Given to this person beside the roles. */
            claimTypes: components["schemas"]["ClaimType"][];
            company: string | null;
            /** Format: date */
            dateOfBirth: string | null;
            /** @description With what the roles bring. */
            effectiveClaimTypes: components["schemas"]["ClaimType"][];
            gender: components["schemas"]["Gender"];
            /** @description False when this person holds claims that the caller lacks: saves answer 409. */
            isEditable: boolean;
            mobilePhone: string | null;
            sessionCount: number;
            version: number;
        };
        UserDisabledRequest: {
            isDisabled: boolean;
        };
        /** @description The person who is signed in. */
        UserInformation: {
            claimTypes: components["schemas"]["ClaimType"][];
            email: string;
            firstName: string;
            id: number;
            lastName: string;
            roles: string[];
            userName: string;
        };
        UserPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["UserSummary"][];
        };
        UserReference: {
            id: number;
        };
        UserResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["User"];
        };
        UserRole: {
            id: number;
            name: string;
        };
        UserSave: {
            claimTypes: components["schemas"]["ClaimReference"][];
            company?: string | null;
            /** Format: date */
            dateOfBirth?: string | null;
            /** Format: idn-email */
            email: string;
            firstName: string;
            gender?: components["schemas"]["Gender"];
            lastName: string;
            mobilePhone?: string | null;
            /** @description Empty or absent: unchanged, or a mailed link for a new user. */
            password?: string;
            roles: components["schemas"]["RoleReference"][];
            userName: string;
        };
        UserSummary: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string;
            id: number;
            isDisabled: boolean;
            /** @description False until the person has chosen a password by the mailed link. */
            isPasswordSet: boolean;
            lastName: string;
            /** Format: date-time */
            lastSignInAt: string | null;
            roles: components["schemas"]["UserRole"][];
            userName: string;
        };
        ValidatePaymentRequest: {
            /** @description What came otherwise than at the counter; left out: all that is due. */
            amount?: components["schemas"]["Money"];
            /** @description Left out: the money came otherwise, and is not in the till. */
            counterPayments?: components["schemas"]["CounterPayments"];
            documentId: components["schemas"]["DocumentId"];
            /** @description How it came; left out: by the order’s payment method. */
            means?: components["schemas"]["PaymentMeans"];
            /** @description The number of the cheque, of the transfer. */
            reference?: string;
        };
        ValidatePickingRequest: {
            /** @description What was paid with it, all that is due or a part: recorded first, and taken back with the hand-over. Left out: nothing was paid. */
            counterPayments?: components["schemas"]["CounterPayments"];
            documentId: components["schemas"]["DocumentId"];
            /** @description Lines handed over; left out: every line that is ready and whose book is out. */
            itemIds?: components["schemas"]["ItemIds"];
            quantities?: components["schemas"]["LeavingQuantities"];
            undoSeconds?: components["schemas"]["UndoSeconds"];
        };
        VariationTypeList: {
            items: {
                name: string;
                productCount: number;
            }[];
        };
        /**
         * @description Of EN 16931 (UNTDID 5305).
         * @enum {string}
         */
        VatCategory: "S" | "Z" | "K" | "G" | "AE" | "O";
        /** @description VAT of the period at one rate of one place; negative if more was credited than sold. */
        VatFigure: {
            base: components["schemas"]["Money"];
            /** @description Line of the French VAT return; null if the accountant has to decide. */
            ca3Line: string | null;
            /** @description That gets the VAT; null: none. */
            country: string | null;
            regime: components["schemas"]["VatRegime"];
            tax: components["schemas"]["Money"];
            /** @description 0 to 1. */
            taxRate: number;
        };
        /**
         * @description Why a rule could not be applied: the line is taxed, and the shop has to look at it.
         * @enum {string}
         */
        VatFlag: "UnknownCountry" | "NoCorsicanRates" | "NoCountryRates" | "NoOverseasRates" | "VatNumberUnchecked" | "VatNumberInvalid";
        VatLine: {
            priceNoTax: components["schemas"]["Money"];
            priceWithTax: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            taxRate: components["schemas"]["Rate"];
        };
        /**
         * @description Where the VAT comes from: France; Corsica (CGI, 297); the country of delivery, through the one-stop shop (Oss); or why there is none.
         * @enum {string}
         */
        VatRegime: "France" | "Corsica" | "Oss" | "IntraUnion" | "Export" | "Overseas" | "ReverseCharge" | "OutOfScope";
        /** @description An order whose VAT has to be looked at. */
        VatToCheck: {
            customId: string;
            id: number;
        };
        ViewCounts: {
            items: {
                count: number;
                view: components["schemas"]["DocumentView"];
            }[];
        };
        /** @enum {string} */
        ViewedList: "orders" | "products" | "customers" | "messages" | "mails";
        /** @description An order that waits for copies of a title. */
        WaitingDocument: {
            customerName: string;
            customId: string;
            /** Format: date-time */
            date: string;
            id: number;
            isPickup: boolean;
            /** @description Copies that are not put aside for it. */
            quantity: number;
        };
        Webhook: {
            /** Format: date-time */
            createdAt: string;
            description: string;
            events: components["schemas"]["WebhookEventType"][];
            id: number;
            isActive: boolean;
            /** Format: date-time */
            lastSuccessAt: string | null;
            /** @description What people call it: its description, else the host of its URL. */
            name: string;
            /**
             * Format: date-time
             * @description Until when the secret before signs as well.
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When the secret that signs was shown; null while nobody has seen it.
             */
            secretShownAt: string | null;
            state: components["schemas"]["WebhookState"];
            url: string;
            version: number;
            /** @description Events that have not arrived and are still tried. */
            waitingCount: number;
        };
        WebhookAttempt: {
            /** @description The first kilobyte of the answer, as text. */
            answer: string;
            /** Format: date-time */
            at: string;
            fault: components["schemas"]["WebhookFault"] | null;
            milliseconds: number;
            status: number | null;
        };
        /**
         * @description One of the events, or one that was sent to try a webhook.
         * @enum {string}
         */
        WebhookBodyType: "order.shipped" | "order.ready_for_pickup" | "order.handed_over" | "order.cancelled" | "order.refunded" | "invoice.made" | "message.answered" | "post.published" | "cache.refreshed" | "webhook.test";
        WebhookDelivery: {
            /** @description The latest first, fifty at most. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description The bytes that are sent and signed, a WebhookEvent as JSON. */
            body: string;
            /** Format: date-time */
            deliveredAt: string | null;
            /** @description What `webhook-id` says, at every try and to every webhook. */
            eventId: string;
            fault: components["schemas"]["WebhookFault"] | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            nextTryAt: string | null;
            /** Format: date-time */
            occurredAt: string;
            state: components["schemas"]["WebhookDeliveryState"];
            /** @description What the last try was answered. */
            status: number | null;
            tries: number;
            type: components["schemas"]["WebhookBodyType"];
            /** @description Where it goes at the next try. */
            url: string;
            webhookId: number;
            webhookName: string;
        };
        WebhookDeliveryPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["WebhookDeliverySummary"][];
        };
        WebhookDeliveryRequest: {
            /**
             * Format: uuid
             * @description One event on its way to one webhook.
             */
            id: string;
        };
        WebhookDeliveryResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["WebhookDelivery"];
        };
        /**
         * @description Not tried yet; arrived; a try failed and another follows; no try follows; it waits until the webhook is switched on again.
         * @enum {string}
         */
        WebhookDeliveryState: "Waiting" | "Delivered" | "Failing" | "Failed" | "Held";
        WebhookDeliverySummary: {
            /** Format: date-time */
            deliveredAt: string | null;
            /** @description What `webhook-id` says, at every try and to every webhook. */
            eventId: string;
            fault: components["schemas"]["WebhookFault"] | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            nextTryAt: string | null;
            /** Format: date-time */
            occurredAt: string;
            state: components["schemas"]["WebhookDeliveryState"];
            /** @description What the last try was answered. */
            status: number | null;
            tries: number;
            type: components["schemas"]["WebhookBodyType"];
            webhookId: number;
            webhookName: string;
        };
        /** @description The body that a webhook is sent: small, for what it names is read at `data.url` with the rights of whoever reads it. */
        WebhookEvent: {
            data: {
                /** @description Of the order, invoice or credit note, message, post or product. */
                id: number;
                /** @description Of the record after it, in the words of its own operation. */
                state: string;
                /**
                 * Format: uri
                 * @description Where the record is read.
                 */
                url: string;
            };
            /**
             * Format: date-time
             * @description When it happened; the same at every try.
             */
            timestamp: string;
            type: components["schemas"]["WebhookBodyType"];
            /**
             * @description Of this body’s shape. What is added later does not change it.
             * @constant
             */
            version: 1;
        };
        /**
         * @description What a webhook can be told of.
         * @enum {string}
         */
        WebhookEventType: "order.shipped" | "order.ready_for_pickup" | "order.handed_over" | "order.cancelled" | "order.refunded" | "invoice.made" | "message.answered" | "post.published" | "cache.refreshed";
        /**
         * @description Why there was no answer: the name leads to no public address, nobody is reached there, the answer took too long, or it was none of HTTP.
         * @enum {string}
         */
        WebhookFault: "notPublic" | "unreachable" | "tooSlow" | "broken";
        WebhookPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Webhook"][];
        };
        WebhookRequest: {
            /** @description The webhook. */
            id: number;
        };
        WebhookResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Webhook"];
        };
        WebhookSave: {
            description: string;
            events: components["schemas"]["WebhookEventType"][];
            isActive: boolean;
            url: string;
        };
        WebhookSecretResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Webhook"];
            /** @description What verifies the signature, as Standard Webhooks writes it: `whsec_` and base64. */
            secret: string;
        };
        /**
         * @description On; on, and its last try failed; switched off by staff; switched off because it answered 410; switched off because an event could not be delivered in three days while nothing else arrived.
         * @enum {string}
         */
        WebhookState: "Active" | "Failing" | "Off" | "Gone" | "GivenUp";
        WorkQueue: {
            count: number;
            /**
             * Format: date-time
             * @description Since when the oldest one waits.
             */
            oldestAt: string | null;
            /** @description How many of them the customer collects in a shop; null where parcels and pickups do not stand in one queue. */
            pickups: number | null;
            queue: components["schemas"]["WorkQueueName"];
        };
        WorkQueueList: {
            items: components["schemas"]["WorkQueue"][];
        };
        /** @enum {string} */
        WorkQueueName: "toPrepare" | "pickupToNotify" | "pickupLate" | "toCollect" | "paymentFailed" | "toSettle" | "releasedToday" | "toOrder" | "purchaseLate" | "messagesPending" | "reviewsPending" | "mailsFailing" | "tasksFailed";
    };
    responses: {
        /** @description The record's state does not allow this, or the same request is still under way; nothing changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed; nothing was done. The request id is in `instance`. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person lacks the right; `requiredClaims` names what would open it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A value is refused; each property says why. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be read (broken JSON, unknown or repeated parameter, missing header). */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not modified: the version in If-None-Match is current; no body. */
        NotModified: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The file has none of the bytes that Range asks for; `Content-Range` says how many it has. */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody saved the record meanwhile; `current` is the record as it now is. */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the server reads. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries, or beyond the caller’s budget (`x-budget`); `Retry-After` says when to come back (seconds). */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the token no longer holds. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database does not answer: try again (`/problems/unavailable`). Or the server’s disk is full, and nothing was stored (`/problems/storage-full`). */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The save must say, in `If-Match`, which version it was made from. */
        VersionMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Cursor of the page before, for deep pages; wins over `page`. */
        After: string;
        /** @description Filters by availability. */
        Availability: components["schemas"]["AvailabilityCode"][];
        /** @description Only with these codes of the CLIL classification. */
        Clil: string[];
        /** @description Only of these collections, as they are written. */
        Collection: string[];
        /** @description The record. */
        Id: number;
        /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
        IdempotencyKey: string;
        /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
        IfMatch: string;
        /** @description The ETag of the order as it was read. Missing: 428; its shipping address written meanwhile: 412. Whatever else was done to it does not matter. */
        IfMatchAddress: string;
        /** @description The ETag of the record as it was read, where the request says `again`. Missing then: 428; another version meanwhile: 412. */
        IfMatchAgain: string;
        /** @description The ETag of the review as it was read. Missing: 428; answered meanwhile: 412. That it was approved does not matter. */
        IfMatchAnswer: string;
        /** @description ETags of what one has: 304 when the file's is among them. */
        IfNoneMatch: string;
        /** @description The ETag of the part that one has: Range counts while it is still the file's, otherwise the whole file is answered. */
        IfRange: string;
        /** @description Made by the shop, or by the feed. */
        IsCustom: boolean;
        /** @description Hidden by a catalogue restriction or not. */
        IsRestricted: boolean;
        /** @description Shown on the public site or not. */
        IsVisible: boolean;
        /** @description Filters by kind. */
        Kind: components["schemas"]["ProductKind"][];
        /** @description Only in these languages, by their ISO 639-2/B codes. */
        Language: string[];
        /** @description Page, from 1. */
        Page: number;
        /** @description Rows a page. */
        PageSize: 10 | 25 | 50 | 100;
        /** @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00. */
        PriceBand: components["schemas"]["PriceBand"][];
        /** @description Only of these publishers, as they are written. */
        Publisher: string[];
        /** @description One range of bytes: 206 with it. Several ranges, another unit or a malformed header: the whole file. */
        Range: string;
        /** @description Only what comes out on this day. */
        ReleasedOn: string;
        /** @description Only these: whether a title can be bought, or the first reason that it cannot. */
        Sale: components["schemas"]["SaleState"][];
        /** @description Search text; accents and case are ignored. */
        Search: string;
        /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
        SheetFormat: "csv" | "xlsx";
        /** @description In stock, or not. */
        Stock: components["schemas"]["StockState"];
        /** @description Only with these codes of Thema. */
        Thema: string[];
        /** @description Only released in these years. */
        Year: number[];
    };
    requestBodies: never;
    headers: {
        /** @description Byte ranges are supported. */
        AcceptRanges: "bytes";
        /** @description How long the response may be cached. */
        CacheControl: string;
        /** @description `inline` for pictures, sound and film, else `attachment`; with the file's name (RFC 6266). */
        ContentDisposition: string;
        /** @description Which bytes of how many these are (RFC 9110, section 14.4). */
        ContentRange: string;
        /** @description Strong name of these bytes, for `If-None-Match` and `If-Range`. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    exportAccountingEntries: {
        parameters: {
            query: {
                /** @description First day. */
                from: string;
                /** @description Last day; not before the first one, and at most thirteen months later. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountingSummary: {
        parameters: {
            query: {
                /** @description First day. */
                from: string;
                /** @description Last day; not before the first one, and at most thirteen months later. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingSummary"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description Filters by operation or kind of background task. */
                action?: string[];
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only what was done to this kind of record. */
                entity?: string;
                /** @description Together with `entity`: only this record. */
                entityId?: string;
                /** @description From this day on, Europe/Paris. */
                from?: string;
                /** @description Only what was done, or only what was refused. */
                outcome?: "done" | "refused";
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Up to and with this day, Europe/Paris. */
                to?: string;
                /** @description Only what these people did. */
                user?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    affectAllTargetsToUsers: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    calculateRecommendations: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    countTarget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TargetQuestion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetCountResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTarget: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Target"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTarget: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TargetSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTarget: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TargetSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTargetEmailing: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetEmailing"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTargetProfiling: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetProfiling"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventBatch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventBatchResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePersonEvents: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventErasureResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTarget: {
        parameters: {
            query: {
                /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
                format?: components["parameters"]["SheetFormat"];
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchFieldValues: {
        parameters: {
            query: {
                /** @description A field of the kind `lookup`. */
                field: components["schemas"]["TargetFieldId"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFieldConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldConfiguration"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTargetFields: {
        parameters: {
            query: {
                /** @description Which fields. */
                range: components["schemas"]["TargetFieldRange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetFieldList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTargetsProfiling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetsProfiling"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    overTimeFromTarget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisQuestion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisOverTimeResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTarget: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProfileDisplayOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileOrder"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetsProfilingResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    statsFromTarget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisQuestion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisStatsResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sampleTarget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TargetSampleQuestion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetSampleResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTargets: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "name" | "-name" | "updatedAt" | "-updatedAt" | "count" | "-count";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    topsFromTarget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisTopsQuestion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisTopsResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    topsFromTargetAndActionType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisActionTopsQuestion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisTopsResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApiKey: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeySave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeySave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKeyResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBackgroundTask: {
        parameters: {
            query: {
                /** @description The task. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackgroundTask"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBackgroundTasks: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Filters by state. */
                state?: components["schemas"]["BackgroundTaskState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackgroundTaskPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTaskList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryBackgroundTask: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskReference"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlocConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocConfiguration"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlocTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlocWidths: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocWidthList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostsForBloc: {
        parameters: {
            query?: {
                /** @description Only posts of these categories and those below them. */
                categoryIds?: number[];
                /** @description These, too, whatever their type, as long as they are online; they come first. */
                ids?: number[];
                /** @description Only posts of this type. */
                postType?: components["schemas"]["PostType"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostsForBloc"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateBlocsInput: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlocsInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkRestrictions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictionCheckRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictionCheckResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                /** @description Filters by availability. */
                availability?: components["parameters"]["Availability"];
                /** @description Only with these codes of the CLIL classification. */
                clil?: components["parameters"]["Clil"];
                /** @description Only of these collections, as they are written. */
                collection?: components["parameters"]["Collection"];
                /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
                format?: components["parameters"]["SheetFormat"];
                /** @description Made by the shop, or by the feed. */
                isCustom?: components["parameters"]["IsCustom"];
                /** @description Hidden by a catalogue restriction or not. */
                isRestricted?: components["parameters"]["IsRestricted"];
                /** @description Shown on the public site or not. */
                isVisible?: components["parameters"]["IsVisible"];
                /** @description Filters by kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Only in these languages, by their ISO 639-2/B codes. */
                language?: components["parameters"]["Language"];
                /** @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00. */
                price?: components["parameters"]["PriceBand"];
                /** @description Only of these publishers, as they are written. */
                publisher?: components["parameters"]["Publisher"];
                /** @description Only what comes out on this day. */
                releasedOn?: components["parameters"]["ReleasedOn"];
                /** @description Only these: whether a title can be bought, or the first reason that it cannot. */
                sale?: components["parameters"]["Sale"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; without it by title. */
                sort?: "title" | "-title" | "ean" | "-ean" | "releaseDate" | "-releaseDate" | "stock" | "-stock" | "priceWithTax" | "-priceWithTax" | "relevance";
                /** @description In stock, or not. */
                stock?: components["parameters"]["Stock"];
                /** @description Only with these codes of Thema. */
                thema?: components["parameters"]["Thema"];
                /** @description Only released in these years. */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductByEan: {
        parameters: {
            query: {
                /** @description EAN-13 or ISBN-10; hyphens and spaces are ignored. */
                ean: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductsByEans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PastedEans"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastedEansResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    countProducts: {
        parameters: {
            query?: {
                /** @description Filters by availability. */
                availability?: components["parameters"]["Availability"];
                /** @description Only with these codes of the CLIL classification. */
                clil?: components["parameters"]["Clil"];
                /** @description Only of these collections, as they are written. */
                collection?: components["parameters"]["Collection"];
                /** @description Made by the shop, or by the feed. */
                isCustom?: components["parameters"]["IsCustom"];
                /** @description Hidden by a catalogue restriction or not. */
                isRestricted?: components["parameters"]["IsRestricted"];
                /** @description Shown on the public site or not. */
                isVisible?: components["parameters"]["IsVisible"];
                /** @description Filters by kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Only in these languages, by their ISO 639-2/B codes. */
                language?: components["parameters"]["Language"];
                /** @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00. */
                price?: components["parameters"]["PriceBand"];
                /** @description Only of these publishers, as they are written. */
                publisher?: components["parameters"]["Publisher"];
                /** @description Only what comes out on this day. */
                releasedOn?: components["parameters"]["ReleasedOn"];
                /** @description Only these: whether a title can be bought, or the first reason that it cannot. */
                sale?: components["parameters"]["Sale"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description In stock, or not. */
                stock?: components["parameters"]["Stock"];
                /** @description Only with these codes of Thema. */
                thema?: components["parameters"]["Thema"];
                /** @description Only released in these years. */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCount"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductFacets: {
        parameters: {
            query?: {
                /** @description Filters by availability. */
                availability?: components["parameters"]["Availability"];
                /** @description Only with these codes of the CLIL classification. */
                clil?: components["parameters"]["Clil"];
                /** @description Only of these collections, as they are written. */
                collection?: components["parameters"]["Collection"];
                /** @description Made by the shop, or by the feed. */
                isCustom?: components["parameters"]["IsCustom"];
                /** @description Hidden by a catalogue restriction or not. */
                isRestricted?: components["parameters"]["IsRestricted"];
                /** @description Shown on the public site or not. */
                isVisible?: components["parameters"]["IsVisible"];
                /** @description Filters by kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Only in these languages, by their ISO 639-2/B codes. */
                language?: components["parameters"]["Language"];
                /** @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00. */
                price?: components["parameters"]["PriceBand"];
                /** @description Only of these publishers, as they are written. */
                publisher?: components["parameters"]["Publisher"];
                /** @description Only what comes out on this day. */
                releasedOn?: components["parameters"]["ReleasedOn"];
                /** @description Only these: whether a title can be bought, or the first reason that it cannot. */
                sale?: components["parameters"]["Sale"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description In stock, or not. */
                stock?: components["parameters"]["Stock"];
                /** @description Only with these codes of Thema. */
                thema?: components["parameters"]["Thema"];
                /** @description Only released in these years. */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFacets"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProductFile: {
        parameters: {
            query: {
                /** @description Original file name. */
                fileName: string;
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProductFile: {
        parameters: {
            query: {
                /** @description The file. */
                fileId: number;
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProductFileByUrl: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductFileByUrl"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductHistory: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductHistory"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProductPicture: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProductPicture: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Filters by availability. */
                availability?: components["parameters"]["Availability"];
                /** @description Only with these codes of the CLIL classification. */
                clil?: components["parameters"]["Clil"];
                /** @description Only of these collections, as they are written. */
                collection?: components["parameters"]["Collection"];
                /** @description Made by the shop, or by the feed. */
                isCustom?: components["parameters"]["IsCustom"];
                /** @description Hidden by a catalogue restriction or not. */
                isRestricted?: components["parameters"]["IsRestricted"];
                /** @description Shown on the public site or not. */
                isVisible?: components["parameters"]["IsVisible"];
                /** @description Filters by kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Only in these languages, by their ISO 639-2/B codes. */
                language?: components["parameters"]["Language"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00. */
                price?: components["parameters"]["PriceBand"];
                /** @description Only of these publishers, as they are written. */
                publisher?: components["parameters"]["Publisher"];
                /** @description Only what comes out on this day. */
                releasedOn?: components["parameters"]["ReleasedOn"];
                /** @description Only these: whether a title can be bought, or the first reason that it cannot. */
                sale?: components["parameters"]["Sale"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. Without it by title, and what is searched by `relevance`: the best first, of thousands those that begin so. */
                sort?: "title" | "-title" | "ean" | "-ean" | "releaseDate" | "-releaseDate" | "stock" | "-stock" | "priceWithTax" | "-priceWithTax" | "relevance";
                /** @description In stock, or not. */
                stock?: components["parameters"]["Stock"];
                /** @description Only with these codes of Thema. */
                thema?: components["parameters"]["Thema"];
                /** @description Only released in these years. */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProductsVisible: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsVisibleRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsVisibleResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshCachesAndCovers: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshCachesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRestriction: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restriction"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRestriction: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictionSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRestriction: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictionSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictionsResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRestriction: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRestrictionProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictionProgress"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRestrictions: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only those that exclude their value, or only those that keep it. */
                isExcluded?: boolean;
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; `type` is type by type, the values of each in their order. */
                sort?: "type" | "-type" | "createdAt" | "-createdAt";
                /** @description Filters by these values; all by default. */
                type?: components["schemas"]["RestrictionType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRestrictionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictionTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRestrictionValues: {
        parameters: {
            query: {
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Restriction type. */
                type: components["schemas"]["RestrictionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictionValueList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubjects: {
        parameters: {
            query: {
                /** @description These codes instead of a search. */
                code?: string[];
                /** @description Subject scheme. */
                scheme: components["schemas"]["SubjectScheme"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVariationTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariationTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCatalogList: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCatalogList"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedToCatalogList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCatalogList: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCatalogList: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogListSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogListResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCatalogList: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogListSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogListResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCatalogList: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCatalogLists: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /** @description Only lists of this type. */
                type?: components["schemas"]["CatalogListType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogListPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductCatalogLists: {
        parameters: {
            query: {
                /** @description The title. */
                productId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCatalogLists"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategorySave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategorySave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategoryFullTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTree"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveCategory: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryMove"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryMoveResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategoryTree: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTree"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCustomerBusiness: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerBusinessRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCustomerRole: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRoleRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Filters by role. */
                role?: number[];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "lastName" | "-lastName" | "createdAt" | "-createdAt" | "lastOrderAt" | "-lastOrderAt" | "orderTotal" | "-orderTotal";
                /** @description Only who ordered such a title: an EAN, or words of its title. Asks for the right to see orders as well. */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerDoubles: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDoubleList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseCustomer: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerReference"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCustomerData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerReference"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDataResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeCustomers: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerMergeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCustomerMerge: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
                /** @description The one that would go. */
                mergedId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerMergePreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCustomerNote: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerNoteRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerRoleList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerTitles: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerTitlePage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeToCustomer: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerLetter"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerLetterResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscountCodes: {
        parameters: {
            query: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description The discount. */
                discountId: number;
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "code" | "-code" | "changedAt" | "-changedAt";
                /** @description Filters by these values; all by default. */
                state?: components["schemas"]["DiscountCodeState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCodePage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDiscountCodes: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountCodesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCodesResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDiscountCodes: {
        parameters: {
            query: {
                /** @description The discount. */
                discountId: number;
                /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
                format?: components["parameters"]["SheetFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawDiscountCodes: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountCodesWithdrawal"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCodesResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDiscount: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDiscount: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDiscount: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDiscount: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscounts: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Filters by discount type. */
                discountType?: components["schemas"]["DiscountType"][];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only those whose choice of titles holds this one; those for all titles are not named. */
                productId?: number;
                /** @description Filters by whether a code is required. */
                requiresCouponCode?: boolean;
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /** @description Filters by these values; all by default. */
                state?: components["schemas"]["DiscountState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscountLimitationTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemDiscounts: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountRedemptionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountRedemptionsResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseDiscounts: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountReleaseRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountRedemptionsResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    simulateDiscounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountSimulationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountSimulationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopDiscount: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountStop"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    countDiscountTitles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountTitleChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountTitleCountResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscountTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBuyerOrderReference: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyerOrderReferenceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerOrderReferenceResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelDocumentItems: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelItemsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchDocuments: {
        parameters: {
            query?: {
                /** @description The orders; left out, all. */
                id?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deliverParcel: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliverParcelRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDeliveryPackage: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryPackageRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of the record. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDocumentComment: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentCommentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentItemStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentMessages: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentMessageList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Total with tax, at least. */
                amountFrom?: components["schemas"]["Money"];
                /** @description Total with tax, at most. */
                amountTo?: components["schemas"]["Money"];
                /** @description Filters by customer. */
                customerId?: number;
                /** @description First day, Europe/Paris. */
                dateFrom?: string;
                /** @description Last day, Europe/Paris, counted until its end. */
                dateTo?: string;
                /** @description Filters by status; Temp (a cart) is returned only when named here. */
                documentStatus?: components["schemas"]["DocumentStatus"][];
                /** @description Filters by document type; Order by default. */
                documentType?: components["schemas"]["DocumentType"][];
                /** @description Filters by number, as pasted from a mail or a spreadsheet. */
                number?: string[];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Filters by these values; all by default. */
                paymentMethod?: components["schemas"]["PaymentMethod"][];
                /** @description Filters by these values; all by default. */
                paymentStatus?: components["schemas"]["PaymentStatus"][];
                /** @description Only pickups of which something was announced before this day, Europe/Paris, that nobody has collected. */
                pickupNotifiedBefore?: string;
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Filters by these values; all by default. */
                shippingMethod?: components["schemas"]["ShippingMethod"][];
                /** @description Sort field; prefix `-` for descending order. Ties are broken by id. */
                sort?: "date" | "-date" | "customId" | "-customId" | "customerName" | "-customerName" | "totalPriceWithTax" | "-totalPriceWithTax";
                /** @description Filters by shop. */
                storeId?: number[];
                /** @description A built-in view; it joins the other filters. */
                view?: components["schemas"]["DocumentView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDocuments: {
        parameters: {
            query?: {
                /** @description Total with tax, at least. */
                amountFrom?: components["schemas"]["Money"];
                /** @description Total with tax, at most. */
                amountTo?: components["schemas"]["Money"];
                /** @description Filters by customer. */
                customerId?: number;
                /** @description First day, Europe/Paris. */
                dateFrom?: string;
                /** @description Last day, Europe/Paris, counted until its end. */
                dateTo?: string;
                /** @description Filters by status; Temp (a cart) is returned only when named here. */
                documentStatus?: components["schemas"]["DocumentStatus"][];
                /** @description Filters by document type; Order by default. */
                documentType?: components["schemas"]["DocumentType"][];
                /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
                format?: components["parameters"]["SheetFormat"];
                /** @description The list as it is shown, or for a carrier to import: of the orders that one carries the reference, address, telephone, e-mail address and weight in grams. */
                layout?: "list" | "carrier";
                /** @description Filters by number, as pasted from a mail or a spreadsheet. */
                number?: string[];
                /** @description Filters by these values; all by default. */
                paymentMethod?: components["schemas"]["PaymentMethod"][];
                /** @description Filters by these values; all by default. */
                paymentStatus?: components["schemas"]["PaymentStatus"][];
                /** @description Only pickups of which something was announced before this day, Europe/Paris, that nobody has collected. */
                pickupNotifiedBefore?: string;
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Filters by these values; all by default. */
                shippingMethod?: components["schemas"]["ShippingMethod"][];
                /** @description Sort field; prefix `-` for descending order. Ties are broken by id. */
                sort?: "date" | "-date" | "customId" | "-customId" | "customerName" | "-customerName" | "totalPriceWithTax" | "-totalPriceWithTax";
                /** @description Filters by shop. */
                storeId?: number[];
                /** @description A built-in view; it joins the other filters. */
                view?: components["schemas"]["DocumentView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIssuedPaperPdf: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueInvoice: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentActionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentNeighbours: {
        parameters: {
            query: {
                /** @description Total with tax, at least. */
                amountFrom?: components["schemas"]["Money"];
                /** @description Total with tax, at most. */
                amountTo?: components["schemas"]["Money"];
                /** @description Filters by customer. */
                customerId?: number;
                /** @description First day, Europe/Paris. */
                dateFrom?: string;
                /** @description Last day, Europe/Paris, counted until its end. */
                dateTo?: string;
                /** @description Filters by status; Temp (a cart) is returned only when named here. */
                documentStatus?: components["schemas"]["DocumentStatus"][];
                /** @description Filters by document type; Order by default. */
                documentType?: components["schemas"]["DocumentType"][];
                /** @description The record. */
                id: components["parameters"]["Id"];
                /** @description Filters by number, as pasted from a mail or a spreadsheet. */
                number?: string[];
                /** @description Filters by these values; all by default. */
                paymentMethod?: components["schemas"]["PaymentMethod"][];
                /** @description Filters by these values; all by default. */
                paymentStatus?: components["schemas"]["PaymentStatus"][];
                /** @description Only pickups of which something was announced before this day, Europe/Paris, that nobody has collected. */
                pickupNotifiedBefore?: string;
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Filters by these values; all by default. */
                shippingMethod?: components["schemas"]["ShippingMethod"][];
                /** @description Sort field; prefix `-` for descending order. Ties are broken by id. */
                sort?: "date" | "-date" | "customId" | "-customId" | "customerName" | "-customerName" | "totalPriceWithTax" | "-totalPriceWithTax";
                /** @description Filters by shop. */
                storeId?: number[];
                /** @description A built-in view; it joins the other filters. */
                view?: components["schemas"]["DocumentView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentNeighbours"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    notifyPicking: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read, where the request says `again`. Missing then: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatchAgain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotifyPickingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    generatePapers: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PapersRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentPdf: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
                /** @description Which sheet. */
                kind: components["schemas"]["SheetKind"];
                /** @description With a delivery note: of this parcel alone. */
                parcelId?: components["schemas"]["ParcelId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPickingList: {
        parameters: {
            query: {
                /** @description The orders. */
                id: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickingList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductSales: {
        parameters: {
            query: {
                /** @description The thirteen digits of the title. */
                ean: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSales"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordRefundRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelatedDocuments: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedDocumentList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnDocumentItems: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnItemsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalesOverTime: {
        parameters: {
            query?: {
                /** @description Number of weeks, including the current one. */
                weeks?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOverTime"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleDocumentVat: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentVatRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the order as it was read. Missing: 428; its shipping address written meanwhile: 412. Whatever else was done to it does not matter. */
                "If-Match"?: components["parameters"]["IfMatchAddress"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingAddressRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingAddressResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    shipDocumentItems: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipItemsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoDocumentAction: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoActionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePaymentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePicking: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePickingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    countDocumentViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewCounts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEventRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRegistrationCancel"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerRegistrations: {
        parameters: {
            query: {
                /** @description The customer. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerRegistrationList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistrationEvent: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationEvent"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventRegistration: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRegistration"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventRegistration: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRegistrationSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEventRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRegistrationAdd"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventRegistrations: {
        parameters: {
            query: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description The event. */
                eventId: number;
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "lastName" | "-lastName" | "creationTime" | "-creationTime";
                /** @description Filters by state; without it, people who have a place. */
                state?: components["schemas"]["RegistrationState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRegistrationPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegistrationEvents: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Those that are not over, or those that are. */
                period?: "upcoming" | "past";
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; without it the one that is nearest to now first. */
                sort?: "eventStart" | "-eventStart" | "title" | "-title";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationEventPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventRegistrations: {
        parameters: {
            query: {
                /** @description The event. */
                eventId: number;
                /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
                format?: components["parameters"]["SheetFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveEventPlace: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRegistrationId"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    noteEventPresence: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPresenceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeToRegistered: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventMailRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuthor: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Author"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAuthor: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAuthor: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAuthor: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuthors: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Shown on the public site or not. */
                isVisible?: boolean;
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollection: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCollection: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCollection: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Shown on the public site or not. */
                isVisible?: boolean;
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "name" | "-name" | "publisher" | "-publisher" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGenericLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenericListList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeAuthors: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeAuthors"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeCollections: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeCollections"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReview: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReview: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerReview: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the review as it was read. Missing: 428; answered meanwhile: 412. That it was approved does not matter. */
                "If-Match"?: components["parameters"]["IfMatchAnswer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAnswerRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Filters by rating. */
                rating?: ("5" | "4" | "3" | "2" | "1")[];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; `queue` is the order of work: what waits, then what is decided, the newest first in both. */
                sort?: "queue" | "createdAt" | "-createdAt" | "rating" | "-rating";
                /** @description Filters by these values; all by default. */
                status?: components["schemas"]["ReviewStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setReviewStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewStatusRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStatusResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkQueueList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query: {
                /** @description The import. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Filters by these values; all by default. */
                kind?: components["schemas"]["ImportKind"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "-createdAt" | "createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImport: {
        parameters: {
            query: {
                /** @description Original file name. */
                fileName: string;
            };
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOnixRecord: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnixRecordRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnixRecordResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    prepareImport: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareImportRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportRecords: {
        parameters: {
            query: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description The import. */
                id: number;
                /** @description Filters by these values; all by default. */
                outcome: components["schemas"]["ImportOutcome"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRecordPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportImportRefusals: {
        parameters: {
            query: {
                /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
                format?: components["parameters"]["SheetFormat"];
                /** @description The import. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartImportRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopImport: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportReference"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateLabel: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMail: {
        parameters: {
            query: {
                /** @description The record. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description Only those to this customer's e-mail address, or to one of a record that was merged into theirs; those to staff are not among them. */
                customerId?: number;
                /** @description Written on or after this day, Europe/Paris. */
                dateFrom?: string;
                /** @description Written on or before this day, Europe/Paris. */
                dateTo?: string;
                /** @description Filters by order. */
                documentId?: number;
                /** @description True: a try to send it failed, and it still waits; false: the others. */
                isFailing?: boolean;
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description True: sent; false: still to send or failing. */
                processed?: boolean;
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Fields, `-` for descending. */
                sort?: "createdAt" | "-createdAt" | "sentDate" | "-sentDate" | "to" | "-to" | "subject" | "-subject";
                /** @description Filters by state; a failed delivery that waits for its next attempt is Failing. */
                state?: components["schemas"]["MailState"][];
                /** @description Filters by kind. */
                type?: components["schemas"]["MailType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMail: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMailRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailTemplate: {
        parameters: {
            query: {
                /** @description Which mail. */
                type: components["schemas"]["MailTemplateType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cloneCampaign: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignReference"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoubtfulMails: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignDoubts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleDoubtfulMails: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignSettling"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSettlingResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCampaignDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignDraftSending"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignTestResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCampaignFailures: {
        parameters: {
            query: {
                /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
                format?: components["parameters"]["SheetFormat"];
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCampaignLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignLinksAsked"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignLinksResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCampaign: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCampaign: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCampaign: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only those that go to these. */
                mailTarget?: components["schemas"]["MailTarget"][];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /** @description Only these. */
                state?: components["schemas"]["CampaignState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaignPairs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPairs"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseCampaign: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignReference"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignLetter"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPreviewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    countCampaignRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignTarget"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignRecipientsResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    rescheduleCampaign: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignReschedule"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeCampaign: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignReference"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCampaignTest: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignTest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignTestResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCampaign: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignStart"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCampaignStats: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignStats"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCampaignTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignTargets"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    unscheduleCampaign: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignReference"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaCounts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedia: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMedia: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMedia: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaCreate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMedia: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaConfiguration"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMedias: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only media that no page, popup or post uses. */
                isUnused?: boolean;
                /** @description Pictures that nobody who listens to a page would know of. */
                lacksText?: boolean;
                /** @description Only of these types. */
                mediaType?: components["schemas"]["MediaType"][];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "title" | "-title" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMediaTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeMedias: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaMerge"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaUpload: {
        parameters: {
            query: {
                /** @description As the sender called it. */
                uploadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaUpload"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMediaPart: {
        parameters: {
            query: {
                /** @description Original file name. */
                fileName: string;
                /** @description Bytes before this part. */
                offset: number;
                /** @description Bytes of the whole file. */
                size: number;
                /** @description Made by the sender, once a file. */
                uploadId: string;
            };
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaUploadResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMediaUses: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaUseList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchMessages: {
        parameters: {
            query?: {
                /** @description The messages; left out, all. */
                id?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Filters by customer. */
                customerId?: number;
                /** @description Only what the caller has (`me`), or what nobody has. */
                owner?: ("me" | "nobody")[];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Filters by subject. */
                question?: string[];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; `queue` is the order of work: what waits, oldest first, then what is in progress, then what is solved. */
                sort?: "queue" | "receivedAt" | "-receivedAt" | "lastName" | "-lastName";
                /** @description Filters by these values; all by default. */
                status?: components["schemas"]["MessageStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessageOwners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageOwnerList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignMessage: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageOwnerRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReplyRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReplyRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReplyPreviewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessageStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMessageStatus: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageStatusRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReplyTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplates"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setReplyTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplatesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplatesResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOffer: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOffer: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOffer: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOffer: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query: {
                /** @description The product. */
                productId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPageFullTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTree"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    movePage: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageMove"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageMoveResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPage: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePage: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePage: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPageLayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageLayoutList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PagePreviewRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePreviewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Published, or drafts. */
                isPublished?: boolean;
                /** @description Only pages divided so. */
                layout?: components["schemas"]["PageLayout"][];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only pages on which people put this title: a bloc names a post that is online and names it, or shows the titles of a list of the page in which it stands. What a bloc finds by itself, without such a list, is not looked for. */
                productId?: number;
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; names as they are in the caller's language. */
                sort?: "name" | "-name" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPopup: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Popup"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePopup: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PopupSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopupResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPopup: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PopupSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopupResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePopup: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPopups: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "title" | "-title" | "createdAt" | "-createdAt";
                /** @description Filters by these values; all by default. */
                state?: components["schemas"]["PopupState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopupPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShownPopups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownPopupList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessiblePosts: {
        parameters: {
            query?: {
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Only posts that stand so now; of published ones, as their dates have it. */
                state?: components["schemas"]["PostState"][];
                /** @description Filters by post type. */
                type?: components["schemas"]["PostType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostLinkList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePost: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePost: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostCalendar: {
        parameters: {
            query: {
                /** @description The first day. */
                from: string;
                /** @description The last day. */
                to: string;
                /** @description Filters by post type. */
                type?: components["schemas"]["PostType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostCalendar"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    reschedulePost: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostReschedule"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchPosts: {
        parameters: {
            query: {
                /** @description The posts. */
                id: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostConfiguration"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostCounts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostDraft: {
        parameters: {
            query?: {
                /** @description The post; absent for one that is not begun. */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDraftAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepPostDraft: {
        parameters: {
            query?: {
                /** @description The post; absent for one that is not begun. */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostDraftSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDraftStored"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardPostDraft: {
        parameters: {
            query?: {
                /** @description The post; absent for one that is not begun. */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostOwners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostOwnerList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostRevision: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
                /** @description The version of the post that was kept. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostRevision"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostRevisions: {
        parameters: {
            query: {
                /** @description Only revisions older than this version: the `version` of the last one read. */
                before?: number;
                /** @description The record. */
                id: components["parameters"]["Id"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostRevisionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only posts whose publication begins on this day in Paris, or later. */
                from?: string;
                /** @description Only posts of these people. */
                ownerId?: number[];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only posts that name this title. */
                productId?: number;
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Only posts that are signed so. */
                signatureId?: number;
                /** @description Field, `-` for descending; posts without a date of publication stand before all others. */
                sort?: "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "publicationStartDate" | "-publicationStartDate";
                /** @description Only posts that stand so now; of published ones, as their dates have it. */
                state?: components["schemas"]["PostState"][];
                /** @description Only posts of these statuses. */
                status?: components["schemas"]["PostStatus"][];
                /** @description Only posts that have this tag. */
                tagId?: number;
                /** @description Only posts whose publication begins on this day in Paris, or earlier. */
                to?: string;
                /** @description Filters by post type. */
                type?: components["schemas"]["PostType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostStatusList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    movePost: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostMoveRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    restorePostRevision: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostRestore"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArrivals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrivalList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPurchase: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseCancel"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTitlesToOrder: {
        parameters: {
            query?: {
                /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
                format?: components["parameters"]["SheetFormat"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "supplier" | "-supplier" | "title" | "-title" | "missingCount" | "-missingCount" | "expectedOn" | "-expectedOn";
                /** @description Only titles of which copies are still to be ordered (`ToOrder`), are on order (`Ordered`), or should have come (`Late`). */
                state?: "ToOrder" | "Ordered" | "Late";
                /** @description Only of this supplier, as its titles are grouped. */
                supplier?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordPurchase: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseAdd"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveCopy: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyReceive"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrivalResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeBackArrival: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrivalTakeBack"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrivalResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTitlesToOrder: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "supplier" | "-supplier" | "title" | "-title" | "missingCount" | "-missingCount" | "expectedOn" | "-expectedOn";
                /** @description Only titles of which copies are still to be ordered (`ToOrder`), are on order (`Ordered`), or should have come (`Late`). */
                state?: "ToOrder" | "Ordered" | "Late";
                /** @description Only of this supplier, as its titles are grouped. */
                supplier?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleToOrderPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignature: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSignature: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSignature: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSignature: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignatures: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignaturePage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerSubscriptions: {
        parameters: {
            query: {
                /** @description The customer. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSubscriptionList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSubscribers: {
        parameters: {
            query: {
                /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
                format?: components["parameters"]["SheetFormat"];
                /** @description Filters by these values; all by default. */
                state?: components["schemas"]["SubscriberState"][];
                /** @description The subscription. */
                subscriptionId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    forceUnsubscribe: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForceUnsubscribeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscriberImport: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberImport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSubscriberImport: {
        parameters: {
            query: {
                /** @description Original file name. */
                fileName: string;
                /** @description The subscription. */
                subscriptionId: number;
            };
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    prepareSubscriberImport: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberImportPreparation"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseEmail: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseEmailRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSubscriberImport: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberImportStart"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscriptionStats: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
                /** @description Time unit of the statistics. */
                unit?: components["schemas"]["SubscriptionStatsUnit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionStats"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscriber: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberProof"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscribers: {
        parameters: {
            query: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "email" | "-email" | "since" | "-since";
                /** @description Filters by these values; all by default. */
                state?: components["schemas"]["SubscriberState"][];
                /** @description The subscription. */
                subscriptionId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubscription: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSubscription: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /** @description Filters by these values; all by default. */
                type?: components["schemas"]["SubscriptionType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSuppressedEmails: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Filters by these values; all by default. */
                reason?: components["schemas"]["SuppressionReason"][];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "email" | "-email" | "at" | "-at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressedEmailPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    suppressEmail: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuppressEmailRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressedEmailResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeTags: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagMerge"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTag: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTag: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTag: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeTillDay: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TillClose"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillDayResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTillDay: {
        parameters: {
            query?: {
                /** @description In Paris; left out: today. */
                day?: string;
                /** @description Shop of the till; the first shop by default. */
                storeId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillDay"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTillDay: {
        parameters: {
            query?: {
                /** @description In Paris; left out: today. */
                day?: string;
                /** @description Kind of file: CSV, or a workbook (ISO/IEC 29500) in which codes and telephone numbers are texts and keep their zeros. */
                format?: components["parameters"]["SheetFormat"];
                /** @description Shop of the till; the first shop by default. */
                storeId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLoginToken: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserReference"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginTokenResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFirstUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUpRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserReference"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClaimTypes: {
        parameters: {
            query?: {
                /** @description Only claims whose name begins so. */
                prefix?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserDisabled: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDisabledRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description True: only disabled accounts; false: only active ones. */
                isDisabled?: boolean;
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only users with one of these roles. */
                role?: number[];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Sort field; prefix `-` for descending order. */
                sort?: "userName" | "-userName" | "lastName" | "-lastName" | "email" | "-email" | "lastSignInAt" | "-lastSignInAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateView: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listViews: {
        parameters: {
            query: {
                /** @description Which list. */
                list: components["schemas"]["ViewedList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Happened on this day or later, Europe/Paris. */
                dateFrom?: string;
                /** @description Happened on this day or earlier, Europe/Paris. */
                dateTo?: string;
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The id of an event, or its beginning. */
                search?: string;
                /** @description Field, `-` for descending. */
                sort?: "occurredAt" | "-occurredAt";
                /** @description Only these. */
                state?: components["schemas"]["WebhookDeliveryState"][];
                /** @description Only these events. */
                type?: components["schemas"]["WebhookBodyType"][];
                /** @description Only those to this webhook. */
                webhookId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query: {
                /** @description The record. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookDeliveryRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /** @description Only these. */
                state?: components["schemas"]["WebhookState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGenders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicProductByEan: {
        parameters: {
            query: {
                /** @description EAN-13 or ISBN-10; hyphens and spaces are ignored. */
                ean: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProduct"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicProductsByEan: {
        parameters: {
            query: {
                /** @description At most a hundred; what is not offered is left out. */
                ean: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProductList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicFacets: {
        parameters: {
            query?: {
                /** @description Filters by availability. */
                availability?: components["parameters"]["Availability"];
                /** @description Only with these codes of the CLIL classification. */
                clil?: components["parameters"]["Clil"];
                /** @description Only of these collections, as they are written. */
                collection?: components["parameters"]["Collection"];
                /** @description Filters by kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Only in these languages, by their ISO 639-2/B codes. */
                language?: components["parameters"]["Language"];
                /** @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00. */
                price?: components["parameters"]["PriceBand"];
                /** @description Only of these publishers, as they are written. */
                publisher?: components["parameters"]["Publisher"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description In stock, or not. */
                stock?: components["parameters"]["Stock"];
                /** @description Only with these codes of Thema. */
                thema?: components["parameters"]["Thema"];
                /** @description Only released in these years. */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFacets"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductFile: {
        parameters: {
            query: {
                /** @description From the product. */
                key: components["schemas"]["FileKey"];
            };
            header?: {
                /** @description ETags of what one has: 304 when the file's is among them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The ETag of the part that one has: Range counts while it is still the file's, otherwise the whole file is answered. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description One range of bytes: 206 with it. Several ranges, another unit or a malformed header: the whole file. */
                Range?: components["parameters"]["Range"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The requested byte range. */
            206: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicProduct: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProduct"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicProducts: {
        parameters: {
            query: {
                /** @description At most a hundred; what is not offered is left out. */
                id: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProductList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPicture: {
        parameters: {
            query: {
                /** @description From the product. */
                key: components["schemas"]["FileKey"];
                /** @description Size of the picture. */
                size: components["schemas"]["PictureSize"];
            };
            header?: {
                /** @description ETags of what one has: 304 when the file's is among them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The ETag of the part that one has: Range counts while it is still the file's, otherwise the whole file is answered. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description One range of bytes: 206 with it. Several ranges, another unit or a malformed header: the whole file. */
                Range?: components["parameters"]["Range"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The requested byte range. */
            206: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCatalog: {
        parameters: {
            query: {
                /** @description Text typed so far. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHits"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPublicCatalog: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Filters by availability. */
                availability?: components["parameters"]["Availability"];
                /** @description Only with these codes of the CLIL classification. */
                clil?: components["parameters"]["Clil"];
                /** @description Only of these collections, as they are written. */
                collection?: components["parameters"]["Collection"];
                /** @description Filters by kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Only in these languages, by their ISO 639-2/B codes. */
                language?: components["parameters"]["Language"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00. */
                price?: components["parameters"]["PriceBand"];
                /** @description Only of these publishers, as they are written. */
                publisher?: components["parameters"]["Publisher"];
                /** @description Search text; accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. Without it by title, and what is searched by `relevance`. */
                sort?: "title" | "-title" | "releaseDate" | "-releaseDate" | "priceWithTax" | "-priceWithTax" | "relevance";
                /** @description In stock, or not. */
                stock?: components["parameters"]["Stock"];
                /** @description Only with these codes of Thema. */
                thema?: components["parameters"]["Thema"];
                /** @description Only released in these years. */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProductPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicCategoryFullTree: {
        parameters: {
            query?: {
                /** @description The language; the caller's own (`Accept-Language`) when absent. */
                locale?: "fr" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCategoryTree"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicCategoryTree: {
        parameters: {
            query: {
                /** @description Its code. */
                code: string;
                /** @description The language; the caller's own (`Accept-Language`) when absent. */
                locale?: "fr" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCategoryTree"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerForEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRegistrationAdd"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHosting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hosting"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    followCampaignLink: {
        parameters: {
            query: {
                /** @description Id of the campaign. */
                campaign: number;
                /** @description Proves that the letter leads there. */
                token: string;
                /** @description Target of the link. */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirected. */
            302: {
                headers: {
                    /** @description Target of the link. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaFile: {
        parameters: {
            query: {
                /** @description From the medium. */
                key: components["schemas"]["FileKey"];
            };
            header?: {
                /** @description ETags of what one has: 304 when the file's is among them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The ETag of the part that one has: Range counts while it is still the file's, otherwise the whole file is answered. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description One range of bytes: 206 with it. Several ranges, another unit or a malformed header: the whole file. */
                Range?: components["parameters"]["Range"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "audio/mp4": string;
                    "audio/mpeg": string;
                    "audio/ogg": string;
                    "audio/wav": string;
                };
            };
            /** @description The requested byte range. */
            206: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "audio/mp4": string;
                    "audio/mpeg": string;
                    "audio/ogg": string;
                    "audio/wav": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFullMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullMenu"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicMenu: {
        parameters: {
            query?: {
                /** @description The language; the caller's own (`Accept-Language`) when absent. */
                locale?: "fr" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicMenu"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveMenuItem: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuMove"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuMoveResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuItem: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItem"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMenuItem: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuItemSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMenuItem: {
        parameters: {
            query?: never;
            header: {
                /** @description A new UUID for each request that a person means; the same key with the same body answers what the first answered. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuItemSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItemResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuItem: {
        parameters: {
            query: {
                /** @description The record. */
                id: components["parameters"]["Id"];
            };
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicPageFullTree: {
        parameters: {
            query?: {
                /** @description The language; the caller's own (`Accept-Language`) when absent. */
                locale?: "fr" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPageTree"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLocalizedPage: {
        parameters: {
            query?: {
                /** @description The language; the caller's own (`Accept-Language`) when absent. */
                locale?: "fr" | "en";
                /** @description Its `relativeUrl`; absent: the home page. */
                url?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicPopups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownPopupList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicPost: {
        parameters: {
            query?: {
                /** @description Either this, */
                id?: number;
                /** @description The language; the caller's own (`Accept-Language`) when absent. */
                locale?: "fr" | "en";
                /** @description or its `relativeUrl` in the language: one of both, 422 otherwise. */
                url?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPost"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicPosts: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only posts of this category and those below it. */
                categoryId?: number;
                /** @description The language; the caller's own (`Accept-Language`) when absent. */
                locale?: "fr" | "en";
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Filters by post type. */
                postType?: components["schemas"]["PostType"][];
                /** @description The newest first; or by `eventStart` the events that are not over, the next one first. */
                sort?: "-publicationStartDate" | "eventStart";
                /** @description Only posts with the tag of this `seoName`. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description How long the response may be cached. */
                    "Cache-Control"?: string;
                    /** @description Media type of the response. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPostPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeoText: {
        parameters: {
            query: {
                /** @description The language of the text: it says how « & » is read. The caller's own (`Accept-Language`) when absent. */
                locale?: "fr" | "en";
                /** @description A title or a name. */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeoText"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    showConfirmation: {
        parameters: {
            query: {
                /** @description Of the link in a mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSubscription: {
        parameters: {
            query: {
                /** @description Of the link in a mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    showUnsubscription: {
        parameters: {
            query: {
                /** @description In a letter to a subscriber: which one it was. */
                campaign?: number;
                /** @description In a letter to somebody who is no subscriber: whom it went to. They leave every letter. */
                email?: string;
                /** @description Of the link in a mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeByLink: {
        parameters: {
            query: {
                /** @description In a letter to a subscriber: which one it was. */
                campaign?: number;
                /** @description In a letter to somebody who is no subscriber: whom it went to. They leave every letter. */
                email?: string;
                /** @description Of the link in a mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileSave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInformation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeIntake: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntakeBatch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntakeResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCartPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartMethodList"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCartShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartMethodList"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteCartTaxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartTaxRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartTaxes"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same at every try and to every webhook: what has been seen is not done again. */
                "webhook-id": string;
                /** @description One signature, or two parted by a blank for 24 hours after the secret was replaced. */
                "webhook-signature": string;
                /** @description When this try was made, in seconds since 1970. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Any 2xx within fifteen seconds: it has arrived. 410: nothing is wanted any more, and the webhook is switched off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
