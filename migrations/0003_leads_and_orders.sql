CREATE TABLE `guide_releases` (
	`guide_id` text PRIMARY KEY NOT NULL,
	`link` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`guide_id` text,
	`email` text,
	`first_name` text,
	`last_name` text,
	`booking` text,
	`email_key` text,
	`attribution` text,
	`quarantined` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`erased_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_dedupe_key_idx` ON `leads` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `leads_email_key_idx` ON `leads` (`email_key`) WHERE "leads"."email_key" is not null;--> statement-breakpoint
CREATE INDEX `leads_guide_idx` ON `leads` (`guide_id`,`id`) WHERE "leads"."guide_id" is not null;--> statement-breakpoint
CREATE TABLE `unsubscribes` (
	`email_key` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`version` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`email` text,
	`email_key` text,
	`paid_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `orders_email_key_idx` ON `orders` (`email_key`) WHERE "orders"."email_key" is not null;